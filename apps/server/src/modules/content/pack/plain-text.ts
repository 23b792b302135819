import type { Block, Inline, RichText } from "@confetti/contract/rich-text"

/** The words of a text alone: for search and for places that show no marks. */
export function plainText(text: RichText): string {
  return text.flatMap(wordsOfBlock).join("\n")
}

export function plainInline(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part
      if ("strong" in part) return plainInline(part.strong)
      return plainInline("em" in part ? part.em : part.text)
    })
    .join("")
}

function wordsOfBlock(block: Block): string[] {
  switch (block.type) {
    case "figure":
      return [block.text]
    case "quote":
      return [...block.text.map(plainInline), ...(block.by === null ? [] : [block.by])]
    case "list":
      return block.items.map(plainInline)
    default:
      return [plainInline(block.text)]
  }
}
