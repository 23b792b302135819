import { hasStackedMarks, hasVisible } from "@confetti/domain/visible-text"
import { z } from "zod"

/**
 * Invisible characters that are copied along, such as bidi marks around numbers on phones: removed. Joiners stay, as emoji and several
 * scripts need them.
 */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** Control characters, line separators and lone surrogates. */
const unsafe = String.raw`\p{Cc}\p{Cs}\u2028\u2029`

/** Both of these, for text that is cleaned rather than refused, such as old or printed text. */
export const disguises = new RegExp(`[${unsafe}]|${unseen.source}`, "gu")

const problem = "holds characters that can't be seen"
const line = new RegExp(`^[^${unsafe}]*$`, "u")
const lines = new RegExp(`^(?:[^${unsafe}]|[\\t\\r\\n])*$`, "u")

/** Text without copied invisible characters; empty if nothing visible is left. */
function seenText(mend: (text: string) => string = (text) => text) {
  return z
    .string()
    .overwrite((text) => mend(text).replace(unseen, "").trim())
    .overwrite((text) => (hasVisible(text) ? text : ""))
    .refine((text) => !hasStackedMarks(text), "piles up marks on a letter")
}

/** Text in a single line. A trailing line break is trimmed. */
export function lineOfText() {
  return seenText().regex(line, problem)
}

export function linesOfText() {
  return seenText((text) => text.replace(/[\u2028\u2029]/g, "\n")).regex(lines, problem)
}

/** A name in a single line, without invisible characters. */
export function nameText() {
  return seenText((text) =>
    text
      .replace(/[\t\n\r\u2028\u2029]+/g, " ")
      .replace(disguises, "")
      .normalize("NFC")
      .replace(/ {2,}/g, " "),
  )
}

/** An email address, in which even joiners have no meaning. */
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
