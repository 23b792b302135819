import type { Inline } from "@confetti/contract/rich-text"
import type { DraftText } from "@confetti/contract/tile-draft"

/** The limits of a draft's text in `tile-draft.ts`: longer text could not be saved. */
const most = { blocks: 60, items: 60, lines: 40, parts: 200, letters: 8000, ofLine: 400, ofKind: 40 }

export function isWithinLimits(text: DraftText): boolean {
  return text.length <= most.blocks && text.every(isBlockWithin)
}

function isBlockWithin(block: DraftText[number]): boolean {
  switch (block.type) {
    case "paragraph":
      return areInlinesWithin(block.text)
    case "figure":
      return block.text.length <= most.ofLine
    case "quote":
      return (
        block.text.length <= most.lines &&
        block.text.every(areInlinesWithin) &&
        (block.by === null || block.by.length <= most.ofLine)
      )
    case "list":
      return block.items.length <= most.items && block.items.every(areInlinesWithin)
    case "fenced":
      return block.kind.length <= most.ofKind && block.yaml.length <= most.letters
  }
}

function areInlinesWithin(parts: readonly Inline[]): boolean {
  return parts.length <= most.parts && parts.every(isInlineWithin)
}

function isInlineWithin(part: Inline): boolean {
  if (typeof part === "string") return part.length <= most.letters
  return areInlinesWithin("strong" in part ? part.strong : "em" in part ? part.em : part.text)
}
