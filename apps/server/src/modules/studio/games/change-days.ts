import { AppError } from "@confetti/contract/app-error"
import type { StudioProblem } from "@confetti/contract/studio"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import type { ReadContext } from "../../../platform/callables/define-callable.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { findPuzzle } from "../../games/puzzle-store.ts"
import { overridesFile } from "../../games/puzzles/read-overrides.ts"
import { loadFile, mustBeLatest } from "../files/current-file.ts"
import type { FileChange } from "../files/file-change.ts"
import { daysText, withDay, writtenDays } from "./days-text.ts"
import { mustBeAhead } from "./game-days.ts"

const mostDays = 4000

type Asked = { base: number; day: string; game: GameKind; value: unknown; problems?: StudioProblem[] }

/** The studio's days with one game of one day changed. Throws if it has begun, is over, or was changed by others. */
export async function changeOfDay(
  db: Db,
  { base, day, game, value, problems = [] }: Asked,
  { config, content, now }: Pick<ReadContext, "config" | "content" | "now">,
): Promise<FileChange> {
  mustBeAhead(day, now)
  const current = await loadFile(db, config, overridesFile)
  const days = withDay(writtenDays(current.text), day, game, value)
  const text = daysText(days)
  mustBeLatest(current, base, text)
  if ((await findPuzzle(db, game, day)) !== null) throw new AppError("game/day-begun")
  const { t } = wordsIn(content.current().brand.language)
  const full: StudioProblem[] =
    days.size > mostDays
      ? [{ file: overridesFile, line: 1, path: null, message: t`has more than ${mostDays} days` }]
      : []
  return {
    file: overridesFile,
    text,
    subject: `${day} ${game}`,
    problems: [...problems, ...full],
  }
}
