import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { numberIn } from "./number-in.ts"
import { oneLine } from "./one-line.ts"

/** What is wrong with fields, in words for an editor, by the field's name: `rows.1.0` is the first cell of the second row. */
export type Flaws = Readonly<Record<string, string>>

export function flawsOf(found: Readonly<Record<string, string | null>>): Flaws {
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null))
}

/** Whether a text is as long as it is asked to be; `missing` says what belongs there. */
export function textFlaw(
  text: string,
  { least, most }: { least: number; most: number },
  missing: string,
): string | null {
  const { length } = [...oneLine(text)]
  if (length === 0) return missing
  if (length < least) return t`Say a little more: at least ${least} characters, and it has ${length}.`
  return length > most ? t`Shorten it to ${most} characters; it has ${length}.` : null
}

export function optionalFlaw(text: string, limits: { least: number; most: number }): string | null {
  return oneLine(text) === "" ? null : textFlaw(text, limits, "")
}

export function numberFlaw(text: string): string | null {
  const number = numberIn(text)
  if (number === null) return t`Give a number, such as 12 or 0.5.`
  return Math.abs(number) > blockLimits.number ? t`Nobody can read a number this large.` : null
}
