import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { readWordList, type WordList } from "@confetti/domain/thoughts/screen-words"
import type { Config } from "../../../platform/config.ts"

/** Each server's, read when it is first needed, and again after a restart. */
const lists = new WeakMap<Config, Promise<WordList>>()

/** The operator's list of words that have a thought looked at, or that do not: `moderation/words.txt` of the pack. None where there is no such file. */
export function wordList(config: Config): Promise<WordList> {
  const list = lists.get(config) ?? readList(join(config.CONTENT_DIR, "moderation/words.txt"))
  lists.set(config, list)
  return list
}

async function readList(path: string): Promise<WordList> {
  try {
    return readWordList(await readFile(path, "utf8"))
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return { held: [], letThrough: [] }
    throw error
  }
}
