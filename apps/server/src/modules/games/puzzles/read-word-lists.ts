import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { bawLetters, shortestWord } from "@confetti/domain/games/baw"
import { wurdLetters } from "@confetti/domain/games/wurd"
import { codeOf } from "../../../platform/thrown.ts"
import { about, type Say, t } from "../../../platform/words/say.ts"
import type { Problem, Report } from "../../content/pack/problem.ts"
import { linesFile, readLines } from "./read-lines.ts"

/** A language's words: accepted in guesses, counted in BAW, and used as answers in WURD. */
export type WordLists = {
  accepted: ReadonlySet<string>
  common: readonly string[]
  answers: readonly string[]
  lines: ReadonlyMap<string, string>
}

export const wordFiles = {
  accepted: "games/words/accepted.txt",
  common: "games/words/common.txt",
  answers: "games/words/wurd-answers.txt",
} as const

/** A year without a repeat. */
const fewestAnswers = 366

export async function readWordLists(packDir: string, problems: Problem[]): Promise<WordLists | null> {
  const texts = await Promise.all(Object.values(wordFiles).map((file) => readIfThere(join(packDir, file))))
  const lines = await readIfThere(join(packDir, linesFile))
  const [accepted = null, common = null, answers = null] = texts
  if (texts.every((text) => text === null)) return null
  if (accepted === null || common === null || answers === null) {
    for (const [at, file] of Object.values(wordFiles).entries())
      if (texts[at] === null) problems.push({ file, line: 1, say: t`is missing` })
    return null
  }
  return checkWordLists({ accepted, common, answers, lines: lines ?? undefined }, problems)
}

export function checkWordLists({ lines, ...texts }: WordTexts, problems: Problem[]): WordLists {
  const reporterOf =
    (list: keyof typeof wordFiles): Report =>
    (line, say) =>
      problems.push({ file: wordFiles[list], line, say })
  const accepted = new Set(readWords(texts.accepted, reporterOf("accepted"), (word) => whyNotAccepted(word)))
  const common = readWords(texts.common, reporterOf("common"), (word) => whyNotCommon(word, accepted))
  const answers = readWords(texts.answers, reporterOf("answers"), (word) => whyNotAnswer(word, accepted))
  if (answers.length < fewestAnswers)
    reporterOf("answers")(1, t`has ${answers.length} words; a year without repeats needs ${fewestAnswers}`)
  const report: Report = (line, say) => problems.push({ file: linesFile, line, say })
  return { accepted, common, answers, lines: readLines(lines ?? "{}", new Set(answers), report) }
}

type WordTexts = Record<keyof typeof wordFiles, string> & { lines?: string | undefined }

function readWords(text: string, report: Report, whyNot: (word: string) => Say | null): string[] {
  const words = new Set<string>()
  for (const [at, line] of text.split("\n").entries()) {
    const word = line.trim()
    if (word === "") continue
    const reason = words.has(word) ? t`appears twice` : whyNot(word)
    if (reason === null) words.add(word)
    else report(at + 1, about(`\`${word.slice(0, 40)}\``, reason))
  }
  return [...words]
}

function whyNotAccepted(word: string): Say | null {
  return /^[a-z]{4,30}$/.test(word) ? null : t`must be 4 to 30 letters from a to z`
}

function whyNotCommon(word: string, accepted: ReadonlySet<string>): Say | null {
  if (!accepted.has(word)) return t`is not in ${wordFiles.accepted}`
  if (word.length < shortestWord || new Set(word).size > bawLetters) return t`cannot be made in BAW`
  return word.includes("s") ? t`has an s, which no BAW puzzle has` : null
}

/** Checks a word as an answer. A word ending in -s counts as a plural if it is a word without it. */
export function whyNotAnswer(word: string, accepted: ReadonlySet<string>): Say | null {
  if (word.length !== wurdLetters) return t`must have ${wurdLetters} letters`
  if (!accepted.has(word)) return t`is not in ${wordFiles.accepted}`
  return word.endsWith("s") && accepted.has(word.slice(0, -1)) ? t`is a plural` : null
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null
    throw error
  }
}
