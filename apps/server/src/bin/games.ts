import { isPangram, wordPoints } from "@confetti/domain/games/baw"
import { addDays, dayIn, isDay } from "@confetti/domain/games/puzzle-day"
import { describeProblem } from "../modules/content/pack/problem.ts"
import { checkSchedule } from "../modules/games/puzzles/check-schedule.ts"
import { loadPuzzles } from "../modules/games/puzzles/load-puzzles.ts"
import type { PuzzleSchedule } from "../modules/games/puzzles/puzzle-schedule.ts"
import { readCommandConfig } from "../platform/config.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"

const usage = "npm run games -- list, check, or show DAY (such as 2027-01-01)"
const daysAhead = 30

await runProgram(async () => {
  const [command = "", day = ""] = process.argv.slice(2)
  const { puzzles, problems } = await loadPuzzles(readCommandConfig(process.env))
  const today = dayIn("UTC", Date.now())
  if (command === "check") {
    const found = [...problems, ...(puzzles ? checkSchedule(puzzles.schedule, today) : [])]
    for (const problem of found) console.log(describeProblem(problem))
    if (found.length > 0) throw new StartupError(`${found.length} to be mended.`)
    console.log(puzzles ? "The lists and every day to come are in order." : "This pack has no games.")
    return
  }
  if (!puzzles) throw new StartupError("This pack has no word lists that serve: npm run games -- check says why.")
  const { schedule } = puzzles
  if (command === "list") for (let at = 0; at < daysAhead; at += 1) console.log(lineOf(schedule, addDays(today, at)))
  else if (command === "show" && isDay(day)) for (const line of detailsOf(schedule, day)) console.log(line)
  else throw new StartupError(usage)
})

function lineOf(schedule: PuzzleSchedule, day: string): string {
  const { word } = schedule.puzzleOf("WURD", day)
  const { required, letters, words } = schedule.puzzleOf("BAW", day)
  const byHand = (["WURD", "BAW"] as const).filter((kind) => schedule.isOverridden(kind, day))
  const shown = `${required.toUpperCase()}${letters.replace(required, "")}`
  const note = byHand.length > 0 ? `  set by hand: ${byHand.join(", ")}` : ""
  return `${day}  ${word}  ${shown}  ${words.length} words, ${pointsOf(words)} points${note}`
}

function detailsOf(schedule: PuzzleSchedule, day: string): string[] {
  const { words } = schedule.puzzleOf("BAW", day)
  return [
    lineOf(schedule, day),
    `Pangrams: ${words.filter(isPangram).join(", ")}`,
    `Words: ${words.filter((word) => !isPangram(word)).join(", ")}`,
    ...[schedule.puzzleOf("WURD", day).line ?? []].flat(),
  ]
}

function pointsOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + wordPoints(word), 0)
}
