import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { blockLimits } from "@confetti/domain/tile/block-limits"

export type Limits = { readonly least: number; readonly most: number }

/** A field's problem, or the problems of its fields. */
export type Found = string | null | readonly Found[] | { readonly [name: string]: Found }

/** Sentences by path: `rows.1.0` is the first cell of the second row. */
type Problems = Readonly<Record<string, string>>

/** All problems in one list. The last one of a field counts. */
export function problemsIn(...found: Found[]): Problems {
  return Object.fromEntries(found.flatMap((each) => listed(each, "")))
}

function listed(found: Found, path: string): [path: string, problem: string][] {
  if (typeof found === "string") return [[path, found]]
  return Object.entries(found ?? {}).flatMap(([name, each]) => listed(each, [path, name].filter(Boolean).join(".")))
}

export function textProblem(text: string, { least, most }: Limits, missing: string): string | null {
  const { length } = [...oneLine(text)]
  if (length === 0) return missing
  if (length < least) return t`Use at least ${least} characters; it has ${length}.`
  return length > most ? t`Shorten it to ${most} characters; it has ${length}.` : null
}

export function numberProblem(text: string, limits?: Limits): string | null {
  const number = numberIn(text)
  if (number === null) return t`Enter a number, such as 12 or 0.5.`
  if (limits && (number < limits.least || number > limits.most))
    return t`Must be between ${inWords(limits.least)} and ${inWords(limits.most)}.`
  return Math.abs(number) > blockLimits.number ? t`This number is too large.` : null
}

export function countProblem(count: number, { least, most }: Limits): string | null {
  return count < least || count > most ? t`There must be ${least} to ${most} rows; there are ${count}.` : null
}

export function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim()
}

export function isEmptyRow(row: object): boolean {
  return Object.values(row).every((field: string) => oneLine(field) === "")
}

export function numberIn(text: string): number | null {
  const plain = text.trim()
  const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(number) ? number : null
}

export function inWords(number: number, format: Intl.NumberFormatOptions = { maximumSignificantDigits: 12 }): string {
  return number.toLocaleString(wordsLanguage, format)
}
