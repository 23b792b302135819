import { rm } from "node:fs/promises"
import { StartupError } from "../run-program.ts"
import { asError, codeOf } from "../thrown.ts"
import { copyVerified, type MovedFile } from "./copy-verified.ts"
import type { Storage } from "./storage.ts"

type Tally = { files: number; bytes: number }
export type Moved = { sent: Tally; there: Tally; deleted: number }

/**
 * Copies files into the store one by one and verifies each; existing ones are only verified, so that an interrupted run can be repeated.
 * Local files are deleted only on request, after all are verified.
 */
export async function moveFiles(files: readonly MovedFile[], store: Storage, isDeleting = false): Promise<Moved> {
  const moved: Moved = { sent: { files: 0, bytes: 0 }, there: { files: 0, bytes: 0 }, deleted: 0 }
  for (const file of files) {
    const { key, bytes } = file
    const isSent = await copyVerified(store, file).catch((error: unknown) => {
      // For several addresses without an answer the error has only a code.
      const why = asError(error).message || codeOf(error)
      throw new StartupError(`Could not move ${key} (${why}). Nothing was deleted; run it again to go on from here.`, {
        cause: error,
      })
    })
    const tally = isSent ? moved.sent : moved.there
    tally.files += 1
    tally.bytes += bytes
  }
  if (!isDeleting) return moved
  for (const { path } of files) {
    await rm(path)
    await rm(`${path}.json`, { force: true })
    moved.deleted += 1
  }
  return moved
}
