import { queryWords } from "../query-words.ts"
import { wordForms } from "./word-forms.ts"
import type { WordTable } from "./word-table.ts"

export type Language = {
  /** Words that say little: a tile without them is still meant, so beside other words they are not required. */
  isStopWord: (word: string) => boolean
  /** The words of a table that are forms of one: its plural, what else its verb can end in. Itself may be among them. */
  formsIn: (table: WordTable) => (word: string) => readonly number[]
}

type Stemmer = Promise<{ stemmer: (word: string) => string }>
type StopWords = Promise<{ stopwords: readonly string[] }>

/** Snowball's stemmers and the stop words of each language, read only for the one that is spoken. */
const known: Record<string, () => [Stemmer, StopWords]> = {
  da: () => [import("@orama/stemmers/danish"), import("@orama/stopwords/danish")],
  de: () => [import("@orama/stemmers/german"), import("@orama/stopwords/german")],
  es: () => [import("@orama/stemmers/spanish"), import("@orama/stopwords/spanish")],
  fi: () => [import("@orama/stemmers/finnish"), import("@orama/stopwords/finnish")],
  fr: () => [import("@orama/stemmers/french"), import("@orama/stopwords/french")],
  hu: () => [import("@orama/stemmers/hungarian"), import("@orama/stopwords/hungarian")],
  it: () => [import("@orama/stemmers/italian"), import("@orama/stopwords/italian")],
  nl: () => [import("@orama/stemmers/dutch"), import("@orama/stopwords/dutch")],
  no: () => [import("@orama/stemmers/norwegian"), import("@orama/stopwords/norwegian")],
  pt: () => [import("@orama/stemmers/portuguese"), import("@orama/stopwords/portuguese")],
  ro: () => [import("@orama/stemmers/romanian"), import("@orama/stopwords/romanian")],
  ru: () => [import("@orama/stemmers/russian"), import("@orama/stopwords/russian")],
  sv: () => [import("@orama/stemmers/swedish"), import("@orama/stopwords/swedish")],
  tr: () => [import("@orama/stemmers/turkish"), import("@orama/stopwords/turkish")],
}

export const anyLanguage: Language = { isStopWord: () => false, formsIn: () => () => [] }

export async function languageOf(tag: string): Promise<Language> {
  const { language } = new Intl.Locale(tag)
  if (language === "en") {
    const { stopwords } = await import("@orama/stopwords/english")
    // Its stemmer joins a universe and a university, and keeps a wolf from wolves (decision 35).
    return { isStopWord: isAmong(stopwords), formsIn: guessedForms }
  }
  const modules = known[language === "nb" || language === "nn" ? "no" : language]?.()
  if (!modules) return anyLanguage
  const [{ stemmer }, { stopwords }] = await Promise.all(modules)
  return { isStopWord: isAmong(stopwords), formsIn: (table) => sameStem(table, stemmer) }
}

/** Stop words are compared as search compares all words: without accents. */
function isAmong(stopwords: readonly string[]): (word: string) => boolean {
  const words = new Set(queryWords(stopwords.join(" "), Number.POSITIVE_INFINITY))
  return (word) => words.has(word)
}

function guessedForms(table: WordTable): (word: string) => number[] {
  return (word) =>
    wordForms(word)
      .map(table.numberOf)
      .filter((number) => number !== undefined)
}

function sameStem(table: WordTable, stemmer: (word: string) => string): (word: string) => number[] {
  const numbers = new Map<string, number[]>()
  let known = 0
  return (word) => {
    // New words are stemmed when the first search after them comes.
    for (; known < table.size(); known++) {
      const stem = stemmer(table.wordOf(known))
      const alike = numbers.get(stem)
      if (alike) alike.push(known)
      else numbers.set(stem, [known])
    }
    return numbers.get(stemmer(word)) ?? []
  }
}
