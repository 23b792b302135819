import { hasStackedMarks, hasVisible } from "@confetti/domain/visible-text"
import { z } from "zod"

/**
 * Marks without a look of their own that come along when text is copied, among them those that turn the words around them: a phone puts them
 * around every number. They are left out. Joiners stay: emoji and several scripts need them.
 */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** Control characters, line separators and halves of letters. */
const unsafe = String.raw`\p{Cc}\p{Cs}\u2028\u2029`

/** Everything of the two, for text that is mended rather than refused: what is printed, what was kept before. */
export const disguises = new RegExp(`[${unsafe}]|${unseen.source}`, "gu")

const flaw = "holds characters that can't be seen"
const line = new RegExp(`^[^${unsafe}]*$`, "u")
const lines = new RegExp(`^(?:[^${unsafe}]|[\\t\\r\\n])*$`, "u")

/** Text of a person's without what came along by copying. What holds nothing to be seen is empty. */
function seenText(mend: (text: string) => string = (text) => text) {
  return z
    .string()
    .overwrite((text) => mend(text).replace(unseen, "").trim())
    .overwrite((text) => (hasVisible(text) ? text : ""))
    .refine((text) => !hasStackedMarks(text), "piles up marks on a letter")
}

/** Words of a person's that stand in one line. A line break at the end goes with the spaces. */
export function lineOfText() {
  return seenText().regex(line, flaw)
}

export function linesOfText() {
  return seenText((text) => text.replace(/[\u2028\u2029]/g, "\n")).regex(lines, flaw)
}

/** A name: it is kept in one line, and what disguises it is left out. */
export function nameText() {
  return seenText((text) =>
    text
      .replace(/[\t\n\r\u2028\u2029]+/g, " ")
      .replace(disguises, "")
      .normalize("NFC")
      .replace(/ {2,}/g, " "),
  )
}

/** An address of mail: there not even a joiner means anything. */
export function mailAddress(message?: string) {
  return z
    .string()
    .overwrite((text) => text.replace(/\p{Cf}/gu, "").trim())
    .check(z.email(message))
    .max(254, message)
}

export function mailedCode() {
  return z.string().overwrite((text) => text.replace(/[\p{Cf}\s]+/gu, ""))
}
