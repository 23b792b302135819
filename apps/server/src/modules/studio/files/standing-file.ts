import { AppError } from "@confetti/contract/app-error"
import type { Config } from "../../../platform/config.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { readPackFile } from "../../content/pack/pack-files.ts"
import { describeProblem, type Report } from "../../content/pack/problem.ts"
import { type FileRow, findFile } from "../overlay/files-store.ts"

/** A file as it counts now: the studio's text, or the pack's own. Its text is null where neither has it. */
export type StandingFile = { file: string; text: string | null; row: FileRow | undefined }

export async function standingFile(db: Db, { CONTENT_DIR }: Config, file: string): Promise<StandingFile> {
  const row = await findFile(db, file)
  return { file, text: row?.text ?? (await readPackFile(CONTENT_DIR, file)), row }
}

export function soundly<Value>({ file }: StandingFile, parse: (report: Report) => Value | null): Value {
  const problems: string[] = []
  // Errors cross the wire in English.
  const words = wordsIn("en")
  const value = parse((line, say) => problems.push(describeProblem({ file, line, say }, words)))
  if (value === null || problems.length > 0) throw new AppError("studio/broken-file", { problems })
  return value
}
