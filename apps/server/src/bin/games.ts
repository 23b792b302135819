import { existsSync } from "node:fs"
import { join } from "node:path"
import { json } from "node:stream/consumers"
import { addDays, dayIn, isDay } from "@confetti/domain/games/puzzle-day"
import { noOverlay } from "../modules/content/pack/overlay.ts"
import { packLanguage } from "../modules/content/pack/pack-language.ts"
import { describeProblem, type Problem } from "../modules/content/pack/problem.ts"
import { textIn } from "../modules/content/pack/read-pack.ts"
import { checkDays } from "../modules/games/puzzles/check-days.ts"
import { type DayParts, detailsOfDay, lineOfDay } from "../modules/games/puzzles/describe-day.ts"
import { type LoadedPuzzles, loadPuzzles, puzzleSeed } from "../modules/games/puzzles/load-puzzles.ts"
import { quizTilesOfPack } from "../modules/games/puzzles/quiz-of-pack.ts"
import { createQuizSchedule } from "../modules/games/puzzles/quiz-schedule.ts"
import type { QuizTile } from "../modules/games/puzzles/quiz-tile.ts"
import { overridesFile } from "../modules/games/puzzles/read-overrides.ts"
import { resolveQuizDays } from "../modules/games/puzzles/resolve-quiz-days.ts"
import { changeDay } from "../operator/change-day.ts"
import { readArguments, wrongCommand } from "../operator/read-arguments.ts"
import { withOperator } from "../operator/with-operator.ts"
import { hasAuthSecret } from "../platform/auth/auth-secret.ts"
import { type Config, readCommandConfig } from "../platform/config.ts"
import type { Overlay } from "../platform/content/overlay.ts"
import type { Operator } from "../platform/operator/call-admin-socket.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"
import { wordsIn } from "../platform/words/words-in.ts"

const usage = `npm run games -- …
  list                                the next thirty days
  show DAY                            a day with all its words and questions
  check                               problems with the lists, lines and days, and repeats within a year
  take-over, return                   uses the studio's days, or the pack's file again
  set DAY WURD WORD [--line TEXT]     chooses a day's puzzle, as the studio does
  set DAY BAW LETTERS REQUIRED
  set DAY QUIZ_ME TILE:NUMBER …       five questions
  clear DAY GAME                      uses the planned puzzle again
A DAY is written as 2027-01-01. --repeat allows what another day within a year has.`

const options = { line: { type: "string" }, repeat: { type: "boolean" } } as const
const daysAhead = 30

await runProgram(async () => {
  const { command, words, given } = readCommand()
  const config = readCommandConfig(process.env)
  if (["set", "clear", "take-over", "return"].includes(command)) {
    const line = await withOperator(config, (operator) => changeDay(operator, command, words, given))
    if (line === null) throw wrongCommand(usage, command)
    console.log(line)
    return
  }
  const { loaded, tiles, ofPack, language, ...parts } = await readDays(config, Date.now())
  const today = dayIn("UTC", parts.now)
  if (command === "check") {
    // No tiles are known of a pack that could not be read.
    const found = [...checkDays(loaded, ofPack.length === 0 ? tiles : null, today), ...ofPack]
    for (const problem of found) console.log(describeProblem(problem, wordsIn(language)))
    if (found.length > 0) throw new StartupError(`${found.length} problems to fix.`)
    const isThere = parts.schedule !== null || parts.quizzes !== null
    console.log(isThere ? "No problems in the lists and the coming days." : "This pack has no games.")
    return
  }
  if (parts.schedule === null && parts.quizzes === null)
    throw new StartupError("This pack has no valid games. Run npm run games -- check to see why.")
  const [day = ""] = words
  if (command === "list") for (let at = 0; at < daysAhead; at += 1) console.log(lineOfDay(parts, addDays(today, at)))
  else if (command === "show" && isDay(day)) for (const line of detailsOfDay(parts, day)) console.log(line)
  else throw wrongCommand(usage, command)
})

function readCommand() {
  const { values, positionals } = readArguments(usage, options)
  const [command = "", ...words] = positionals
  return { command, words, given: values }
}

type Days = DayParts & {
  loaded: LoadedPuzzles
  tiles: readonly QuizTile[]
  ofPack: readonly Problem[]
  language: string
}

/** The days of the pack's files with the studio's changes, imported or not. */
async function readDays(given: Config, now: number): Promise<Days> {
  const config = withSecret(given)
  const overlay = await readOverlay(config)
  const loaded = await loadPuzzles(config, textIn(overlay, overridesFile))
  const { tiles, problems: ofPack } = await quizTilesOfPack(config.CONTENT_DIR, overlay)
  const days = resolveQuizDays(loaded.overrides, tiles, () => {})
  const quizzes = createQuizSchedule({ tiles, overrides: days, seed: puzzleSeed(config) })
  const slugs = new Map(tiles.map(({ id, slug }) => [id, slug]))
  return {
    loaded,
    tiles,
    ofPack,
    language: await packLanguage(config.CONTENT_DIR, overlay),
    schedule: loaded.puzzles?.schedule ?? null,
    quizzes: quizzes.isServed(now) ? quizzes : null,
    slugOf: (tileId) => slugs.get(tileId) ?? tileId,
    now,
  }
}

/** The order of days depends on the server's secret. Someone who only writes a pack has none, and none is created. */
function withSecret(config: Config): Config {
  if (hasAuthSecret(config)) return config
  console.error("AUTH_SECRET is not set: a server with one has different puzzles.")
  return { ...config, AUTH_SECRET: "no server's, and of the same length" }
}

/** Without a server there is no studio, and reading a pack must not create files. */
async function readOverlay(config: Config): Promise<Overlay> {
  if (config.DATABASE_URL === undefined && !existsSync(join(config.DATA_DIR, "database"))) return noOverlay
  const read: (operator: Operator) => Promise<Overlay> = async (operator) =>
    (await json(await operator.read("/studio/overlay"))) as Overlay
  return withOperator(config, read, { onlyReads: true })
}
