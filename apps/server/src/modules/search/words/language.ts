import { queryWords } from "../query-words.ts"
import { wordForms } from "./word-forms.ts"
import type { WordTable } from "./word-table.ts"

export type Language = {
  /** Stop words: optional beside other words. */
  isStopWord: (word: string) => boolean
  /** Forms of a word in a table, such as its plural and verb endings. May include itself. */
  formsIn: (table: WordTable) => (word: string) => readonly number[]
}

type Stemmer = Promise<{ stemmer: (word: string) => string }>
type StopWords = Promise<{ stopwords: readonly string[] }>

/** Stemmers (Snowball) and stop words, loaded for one language only. */
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
    // English: the stemmer merges universe and university, and separates wolf and wolves (decision 35).
    return { isStopWord: isAmong(stopwords), formsIn: guessedForms }
  }
  const modules = known[language === "nb" || language === "nn" ? "no" : language]?.()
  if (!modules) return anyLanguage
  const [{ stemmer }, { stopwords }] = await Promise.all(modules)
  return { isStopWord: isAmong(stopwords), formsIn: (table) => sameStem(table, stemmer) }
}

/** Stop words, normalised without accents like all words. */
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
    // New words are stemmed at the next search.
    for (; known < table.size(); known++) {
      const stem = stemmer(table.wordOf(known))
      const alike = numbers.get(stem)
      if (alike) alike.push(known)
      else numbers.set(stem, [known])
    }
    return numbers.get(stemmer(word)) ?? []
  }
}
