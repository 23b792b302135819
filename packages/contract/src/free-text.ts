import { z } from "zod"

/** Marks without a look of their own that come along when text is copied: they are left out. Joiners stay: emoji and several scripts need them. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]/gu

/** Control characters, line separators, halves of letters, and what turns the direction of the words around it. */
const unsafe = String.raw`\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069`

/** Everything of the two, for text that is mended rather than refused: what is printed, what was kept before. */
export const disguises = new RegExp(`[${unsafe}]|${unseen.source}`, "gu")

const flaw = "holds characters that can't be seen"
const line = new RegExp(`^[^${unsafe}]*$`, "u")
const lines = new RegExp(`^(?:[^${unsafe}]|[\\t\\r\\n])*$`, "u")

const withoutUnseen = () => z.string().overwrite((text) => text.replace(unseen, ""))

/** Words of a person's that stand in one line. A line break at the end goes with the spaces. */
export function lineOfText() {
  return withoutUnseen().trim().regex(line, flaw)
}

/** Words of a person's that may go over several lines. */
export function linesOfText() {
  return withoutUnseen().trim().regex(lines, flaw)
}
