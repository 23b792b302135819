import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { queryWords } from "../../apps/server/src/modules/search/query-words.ts"
import { languageOf } from "../../apps/server/src/modules/search/words/language.ts"

const { isStopWord } = await languageOf("en")

const wordCount = 80_000
const syllables =
  "ba be bri ca co da del den do el en fa fen ga gra hol in ka ker la lis lo ma mar mi na nor o pa per qua ra ri sa sel sta ta tor tri u va ven wa wil ya zo".split(
    " ",
  )

/** Words, the most frequent first: the starter pack's own in their order, then made-up ones. */
export function makeVocabulary(random: () => number): string[] {
  const words = new Set(wordsOfStarterPack())
  while (words.size < wordCount) {
    const length = 2 + Math.floor(random() * 3)
    words.add(Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join(""))
  }
  return [...words]
}

function wordsOfStarterPack(): string[] {
  const dir = join(import.meta.dirname, "../../content/tiles")
  const counts = new Map<string, number>()
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"))
  for (const file of files.sort()) {
    const [, , body = ""] = readFileSync(join(dir, file), "utf8").split(/^---$/m)
    for (const word of queryWords(body, Number.POSITIVE_INFINITY)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1)).map(([word]) => word)
}

/** Draws words by Zipf's law: the n-th is drawn in proportion to 1 / (n + 2.7). */
export function drawByZipf(words: readonly string[], random: () => number): () => string {
  const sums = new Float64Array(words.length)
  let sum = 0
  for (let at = 0; at < words.length; at++) sums[at] = sum += 1 / (at + 2.7)
  return () => {
    const wanted = random() * sum
    let [low, high] = [0, words.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) < wanted) low = middle + 1
      else high = middle
    }
    return words[low] as string
  }
}

/** The words most tiles say, without those that say nothing. */
export function commonestWords(count: number): string[] {
  return wordsOfStarterPack()
    .filter((word) => word.length > 2 && !isStopWord(word))
    .slice(0, count)
}
