import { bawLetters, isPangram } from "@confetti/domain/games/baw"
import { isDay } from "@confetti/domain/games/puzzle-day"
import { quizQuestions } from "@confetti/domain/games/quiz-machine"
import { z } from "zod"
import { about, type Say, t } from "../../../platform/words/say.ts"
import { checkShape } from "../../content/pack/check-shape.ts"
import { daysFile } from "../../content/pack/days-file.ts"
import type { Report } from "../../content/pack/problem.ts"
import { type FieldPath, readYaml } from "../../content/pack/read-yaml.ts"
import { atLeast, atMost } from "../../content/pack/refinements.ts"
import { fewestWords, mostWords, wordsOf } from "./baw-candidates.ts"
import type { BawPuzzle, WurdPuzzle } from "./puzzle.ts"
import { lineOfWord } from "./read-lines.ts"
import { type WordLists, whyNotAnswer } from "./read-word-lists.ts"

export const overridesFile = daysFile

const choice = z.strictObject({ tile: z.string(), question: z.int().positive() })

const needsQuestions = t`needs ${quizQuestions} questions`

const fields = z.record(
  z.string(),
  z.strictObject({
    WURD: z.strictObject({ word: z.string(), line: lineOfWord.optional() }).optional(),
    BAW: z.strictObject({ letters: z.string(), required: z.string() }).optional(),
    QUIZ_ME: z
      .array(choice)
      .check(atLeast(quizQuestions, needsQuestions))
      .check(atMost(quizQuestions, needsQuestions))
      .optional(),
  }),
)

export type NamedQuestion = { tile: string; number: number; line: number }

/** Editors' choices for a day. Whether the tiles exist is checked in `resolve-quiz-days.ts`. */
export type DayOverride = { WURD?: WurdPuzzle; BAW?: BawPuzzle; QUIZ_ME?: NamedQuestion[] }

export type Overrides = ReadonlyMap<string, DayOverride>

export function readOverrides(yaml: string, lists: WordLists | null, report: Report): Overrides {
  const source = readYaml(yaml, 1, report)
  // Only comments.
  const days = source && source.value !== null && checkShape(fields, source, report)
  if (!source || !days) return new Map()
  const overrides = new Map<string, DayOverride>()
  for (const [day, { WURD: wurd, BAW: baw, QUIZ_ME: quiz }] of Object.entries(days)) {
    const complain = (path: FieldPath, say: Say): void => report(source.lineOf([day, ...path]), say)
    if (!isDay(day)) complain([], t`\`${day}\` must be a day, such as 2027-01-01`)
    if (lists === null && (wurd || baw)) complain([], t`this pack has no word lists`)
    const wrongWord = wurd && lists && whyNotAnswer(wurd.word, lists.accepted)
    if (wurd && wrongWord) complain(["WURD", "word"], about(`\`${wurd.word}\``, wrongWord))
    const built = baw && lists && buildBaw(baw, lists)
    if (typeof built === "function") complain(["BAW"], built)
    overrides.set(day, {
      ...(wurd && lists && !wrongWord && { WURD: wurdOf(wurd, lists) }),
      ...(built && typeof built === "object" && { BAW: built }),
      ...(quiz && {
        QUIZ_ME: quiz.map(({ tile, question: number }, at) => {
          return { tile, number, line: source.lineOf([day, "QUIZ_ME", at]) }
        }),
      }),
    })
  }
  return overrides
}

function wurdOf({ word, line }: { word: string; line?: string | undefined }, { lines }: WordLists): WurdPuzzle {
  return { kind: "WURD", word, line: line ?? lines.get(word) ?? null, tileId: null }
}

function buildBaw({ letters: given, required }: { letters: string; required: string }, lists: WordLists) {
  const letters = [...new Set(given)].sort().join("")
  if (!/^[a-z]+$/.test(given) || letters.length !== bawLetters || given.length !== bawLetters)
    return t`\`BAW.letters\` must be ${bawLetters} different letters from a to z`
  if (letters.includes("s")) return t`\`BAW.letters\` has an s, which no BAW puzzle has`
  if (required.length !== 1 || !letters.includes(required)) return t`\`BAW.required\` must be one of the letters`
  const words = wordsOf(lists.common, letters, required)
  if (words.length < fewestWords || words.length > mostWords)
    return t`these letters make ${words.length} words; a good puzzle has ${fewestWords} to ${mostWords}`
  if (!words.some(isPangram)) return t`no common word uses all of these letters`
  return { kind: "BAW" as const, required, letters, words }
}
