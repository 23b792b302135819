import { plainText } from "@confetti/contract/plain-text"
import type { Block, RichText } from "@confetti/contract/rich-text"
import type { Tile } from "@confetti/contract/tile"
import { splitUtterances } from "@confetti/domain/listen/split-utterances"

/** A paragraph to read aloud. `name` is its block's on the screen (`data-block`). */
export type Paragraph = { name: string; text: string }

/** A story's paragraphs from its title to its end, in screen order. */
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

/** Adds punctuation for pauses, also between list items. */
function spokenBlock(block: Block): string {
  if (block.type !== "list") return plainText([block])
  return block.items.map((item) => ended(plainText([{ type: "paragraph", text: item }]))).join(" ")
}

function ended(text: string): string {
  return /[.!?…:;]$/.test(text) ? text : `${text}.`
}

export type SpokenLine = { paragraph: number; text: string }

export function spokenLines(paragraphs: readonly Paragraph[], language: string): SpokenLine[] {
  return paragraphs.flatMap(({ text }, paragraph) =>
    splitUtterances(text, language).map((line) => ({ paragraph, text: line })),
  )
}
