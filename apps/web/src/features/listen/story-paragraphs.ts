import { plainText } from "@confetti/contract/plain-text"
import type { Block, RichText } from "@confetti/contract/rich-text"
import type { Tile } from "@confetti/contract/tile"
import { splitUtterances } from "@confetti/domain/listen/split-utterances"

/** What is read aloud at a time. `name` is that of the block it stands in on the screen (`data-block`). */
export type Paragraph = { name: string; text: string }

/** A story from its title to its last word, in the order in which it stands on the screen. */
export function storyParagraphs({ title, body, subtiles, developing }: Tile): Paragraph[] {
  const parts = developing ? [...subtiles].reverse() : subtiles
  return [
    { name: "title", text: title },
    ...blocksOf("body", body),
    ...parts.flatMap((part) => [{ name: part.id, text: part.title }, ...blocksOf(part.id, part.body)]),
  ].filter(({ text }) => text.trim() !== "")
}

function blocksOf(name: string, text: RichText): Paragraph[] {
  return text.map((block, at) => ({ name: `${name}.${at}`, text: spokenBlock(block) }))
}

/** A voice takes a breath where a mark tells it to: between the items of a list as well. */
function spokenBlock(block: Block): string {
  if (block.type !== "list") return plainText([block])
  return block.items.map((item) => ended(plainText([{ type: "paragraph", text: item }]))).join(" ")
}

function ended(text: string): string {
  return /[.!?…:;]$/.test(text) ? text : `${text}.`
}

/** What a voice is given at once, and which paragraph it is of, from 0 on. */
export type SpokenLine = { paragraph: number; text: string }

export function spokenLines(paragraphs: readonly Paragraph[], language: string): SpokenLine[] {
  return paragraphs.flatMap(({ text }, paragraph) =>
    splitUtterances(text, language).map((line) => ({ paragraph, text: line })),
  )
}
