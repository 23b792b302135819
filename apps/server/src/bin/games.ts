import { addDays, dayIn, isDay } from "@confetti/domain/games/puzzle-day"
import { describeProblem, type Problem } from "../modules/content/pack/problem.ts"
import { checkSchedule } from "../modules/games/puzzles/check-schedule.ts"
import { type DayParts, detailsOfDay, lineOfDay } from "../modules/games/puzzles/describe-day.ts"
import { loadPuzzles, puzzleSeed } from "../modules/games/puzzles/load-puzzles.ts"
import { quizTilesOfPack } from "../modules/games/puzzles/quiz-of-pack.ts"
import { createQuizSchedule } from "../modules/games/puzzles/quiz-schedule.ts"
import { overridesFile } from "../modules/games/puzzles/read-overrides.ts"
import { resolveQuizDays } from "../modules/games/puzzles/resolve-quiz-days.ts"
import { readCommandConfig } from "../platform/config.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"

const usage = "npm run games -- list, check, or show DAY (such as 2027-01-01)"
const daysAhead = 30

await runProgram(async () => {
  const [command = "", day = ""] = process.argv.slice(2)
  const { problems, ...parts } = await readDays(Date.now())
  const today = dayIn("UTC", parts.now)
  if (command === "check") {
    const found = [...problems, ...(parts.schedule ? checkSchedule(parts.schedule, today) : [])]
    for (const problem of found) console.log(describeProblem(problem))
    if (found.length > 0) throw new StartupError(`${found.length} to be mended.`)
    const isThere = parts.schedule !== null || parts.quizzes !== null
    console.log(isThere ? "The lists and every day to come are in order." : "This pack has no games.")
    return
  }
  if (parts.schedule === null && parts.quizzes === null)
    throw new StartupError("This pack has no games that serve: npm run games -- check says why.")
  if (command === "list") for (let at = 0; at < daysAhead; at += 1) console.log(lineOfDay(parts, addDays(today, at)))
  else if (command === "show" && isDay(day)) for (const line of detailsOfDay(parts, day)) console.log(line)
  else throw new StartupError(usage)
})

/** The days as the pack's files make them, whether or not they are imported yet. */
async function readDays(now: number): Promise<DayParts & { problems: Problem[] }> {
  const config = readCommandConfig(process.env)
  const { puzzles, overrides, problems } = await loadPuzzles(config)
  const { tiles, problems: ofPack } = await quizTilesOfPack(config.CONTENT_DIR)
  const found = [...problems, ...ofPack]
  const days = resolveQuizDays(overrides, tiles, (line, message) => {
    // Of a pack that could not be read no tile is known.
    if (ofPack.length === 0) found.push({ file: overridesFile, line, message })
  })
  const quizzes = createQuizSchedule({ tiles, overrides: days, seed: puzzleSeed(config) })
  const slugs = new Map(tiles.map(({ id, slug }) => [id, slug]))
  return {
    schedule: puzzles?.schedule ?? null,
    quizzes: quizzes.isServed(now) ? quizzes : null,
    slugOf: (tileId) => slugs.get(tileId) ?? tileId,
    now,
    problems: found,
  }
}
