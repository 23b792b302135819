import { languageOf } from "../../apps/server/src/modules/search/words/language.ts"
import { categories, type SeededTile } from "./seed-tiles.ts"
import { seededRandom } from "./seeded-random.ts"

const { isStopWord } = await languageOf("en")

/** A search, and all requests made while it is typed. */
export type Typed = { steps: string[]; category: string | null }

export type Kind = { name: string; searches: Typed[] }

/** Typed queries: words of titles, letter by letter, in each of the ways that are hard. */
export function typedQueries(tiles: readonly SeededTile[], commonest: readonly string[], count: number): Kind[] {
  const random = seededRandom(11)
  const any = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const titleWords = (): string[] => any(tiles).title.split(" ")
  const telling = (): string => any(titleWords().filter((word) => word.length > 4 && !isStopWord(word))) ?? telling()
  const common = (): string => any(commonest)
  const kinds: [name: string, make: () => string, category?: () => string][] = [
    ["one word of a title", telling],
    ["three words of a title", () => titleWords().slice(0, 3).join(" ")],
    ["a very common word", common],
    ["two very common words", () => `${common()} ${common()}`],
    ["misspelt", () => misspell(telling(), random)],
    ["misspelt, two words", () => `${misspell(telling(), random)} ${misspell(telling(), random)}`],
    ["nothing to find", () => `${telling()} ${"qxzvkjw".slice(Math.floor(random() * 3))}`],
    ["in a category", () => any([telling, common])(), () => any(categories)],
  ]
  return kinds.map(([name, make, category]) => ({
    name,
    searches: Array.from({ length: Math.ceil(count / kinds.length) }, () => {
      const text = make()
      return { steps: letterByLetter(text), category: category?.() ?? null }
    }),
  }))
}

function letterByLetter(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1)).filter((typed) => !typed.endsWith(" "))
}

/** Leaves a letter out, says one twice, or swaps two; never the first. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)]
  return [before + next + after, before + letter + letter + next + after, before + next + letter + after][
    Math.floor(random() * 3)
  ] as string
}
