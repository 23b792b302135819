import { AppError } from "@confetti/contract/app-error"
import type { StudioFileState } from "@confetti/contract/studio-brand"
import type { Config } from "../../../platform/config.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { readPackFile } from "../../content/pack/pack-files.ts"
import { describeProblem, type Report } from "../../content/pack/problem.ts"
import { type FileRow, findFile, isTakenOver } from "../overlay/files-store.ts"
import { namesOf } from "../store.ts"

/** The current version of a file: the studio's text, or the pack's. Null if neither has it. */
export type CurrentFile = { file: string; text: string | null; row: FileRow | undefined }

export async function loadFile(db: Db, { CONTENT_DIR }: Config, file: string): Promise<CurrentFile> {
  const row = await findFile(db, file)
  return { file, text: row?.text ?? (await readPackFile(CONTENT_DIR, file)), row }
}

export function parseFile<Value>({ file }: CurrentFile, parse: (report: Report) => Value | null): Value {
  const problems: string[] = []
  // Errors on the wire are in English.
  const words = wordsIn("en")
  const value = parse((line, say) => problems.push(describeProblem({ file, line, say }, words)))
  if (value === null || problems.length > 0) throw new AppError("studio/broken-file", { problems })
  return value
}

export async function viewStates(db: Db, files: readonly CurrentFile[]): Promise<StudioFileState[]> {
  const names = await namesOf(
    db,
    files.map(({ row }) => row?.user_id ?? null),
  )
  return files.map(({ row, text }) => {
    const own = isTakenOver(row) ? row : null
    return {
      version: row?.version ?? 0,
      origin: own ? "studio" : text === null ? "none" : "pack",
      updatedAt: own?.updated_at.toISOString() ?? null,
      updatedBy: names.get(own?.user_id ?? "") ?? null,
    }
  })
}

export async function viewState(db: Db, file: CurrentFile): Promise<StudioFileState> {
  const [state] = await viewStates(db, [file])
  return state as StudioFileState
}

/** Throws if a change is based on an old version. The first save creates a missing file. */
export function mustBeLatest({ row, text: before }: CurrentFile, base: number, text: string | null): void {
  const isNew = before === null && base === (row?.version ?? 0)
  if (!isNew) mustBeOwnAndLatest(row, base, text)
}

export function mustBeOwnAndLatest(row: FileRow | undefined, base: number, text: string | null): void {
  if (row && row.text === text) return
  if (row && row.version !== base) throw new AppError("studio/file-conflict", { version: row.version })
  if (!isTakenOver(row)) throw new AppError("studio/not-taken-over")
}
