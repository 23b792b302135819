import { bawLetters, isPangram } from "@confetti/domain/games/baw"
import { isDay } from "@confetti/domain/games/puzzle-day"
import { z } from "zod"
import { checkShape } from "../../content/pack/check-shape.ts"
import { text } from "../../content/pack/fields.ts"
import type { Report } from "../../content/pack/problem.ts"
import { type FieldPath, readYaml } from "../../content/pack/read-yaml.ts"
import { fewestWords, mostWords, wordsOf } from "./baw-candidates.ts"
import type { BawPuzzle, WurdPuzzle } from "./puzzle.ts"
import { type WordLists, whyNotAnswer } from "./read-word-lists.ts"

export const overridesFile = "games/days.yaml"

const fields = z.record(
  z.string(),
  z.strictObject({
    WURD: z.strictObject({ word: z.string(), line: text(3, 140).optional() }).optional(),
    BAW: z.strictObject({ letters: z.string(), required: z.string() }).optional(),
  }),
)

/** What editors decided for a day. */
export type Overrides = ReadonlyMap<string, { WURD?: WurdPuzzle; BAW?: BawPuzzle }>

/** Reads `games/days.yaml`: puzzles by day. A puzzle that could not have been drawn is reported at its line. */
export function readOverrides(yaml: string, lists: WordLists, report: Report): Overrides {
  const source = readYaml(yaml, 1, report)
  const days = source && checkShape(fields, source, report)
  if (!source || !days) return new Map()
  const overrides = new Map<string, { WURD?: WurdPuzzle; BAW?: BawPuzzle }>()
  for (const [day, { WURD: wurd, BAW: baw }] of Object.entries(days)) {
    const complain = (path: FieldPath, message: string): void => report(source.lineOf([day, ...path]), message)
    if (!isDay(day)) complain([], `\`${day}\` must be a day, such as 2027-01-01`)
    const wrongWord = wurd && whyNotAnswer(wurd.word, lists.accepted)
    if (wurd && wrongWord) complain(["WURD", "word"], `\`${wurd.word}\` ${wrongWord}`)
    const built = baw && buildBaw(baw, lists)
    if (typeof built === "string") complain(["BAW"], built)
    overrides.set(day, {
      ...(wurd && { WURD: { kind: "WURD", word: wurd.word, line: wurd.line ?? null } }),
      ...(typeof built === "object" && { BAW: built }),
    })
  }
  return overrides
}

/** The puzzle, or what is wrong with it. */
function buildBaw({ letters: given, required }: { letters: string; required: string }, lists: WordLists) {
  const letters = [...new Set(given)].sort().join("")
  if (!/^[a-z]+$/.test(given) || letters.length !== bawLetters || given.length !== bawLetters)
    return `\`BAW.letters\` must be ${bawLetters} different letters from a to z`
  if (letters.includes("s")) return "`BAW.letters` has an s, which no BAW puzzle has"
  if (required.length !== 1 || !letters.includes(required)) return "`BAW.required` must be one of the letters"
  const words = wordsOf(lists.common, letters, required)
  if (words.length < fewestWords || words.length > mostWords)
    return `of these letters ${words.length} words can be built: ${fewestWords} to ${mostWords} make a good puzzle`
  if (!words.some(isPangram)) return "no common word uses all of these letters"
  return { kind: "BAW" as const, required, letters, words }
}
