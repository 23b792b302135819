import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { readWordList, type WordList } from "@confetti/domain/thoughts/screen-words"
import type { Services } from "../../../platform/services.ts"

/**
 * The operator's list of words that need review, or do not: `moderation/words.txt` of the pack, or none. Read on first use until restart.
 */
export function wordList({ own }: Pick<Services, "own">): Promise<WordList> {
  return own(readList)
}

async function readList({ config }: Services): Promise<WordList> {
  try {
    return readWordList(await readFile(join(config.CONTENT_DIR, "moderation/words.txt"), "utf8"))
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return { held: [], allowed: [] }
    throw error
  }
}
