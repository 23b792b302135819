import type { Inline } from "@confetti/contract/rich-text"
import type { DraftText } from "@confetti/contract/tile-draft"

export function plainText(text: DraftText): DraftText | null {
  const lines = text.flatMap((block): readonly (readonly Inline[])[] => {
    if (block.type === "figure") return [[block.text]]
    if (block.type === "paragraph") return [block.text]
    // Fenced source is not shown to readers.
    if (block.type === "fenced") return []
    return block.type === "list" ? block.items : block.text
  })
  const words = lines.map(wordsOf).filter((line) => line.trim() !== "")
  return words.length > 0 ? words.map((line) => ({ type: "paragraph", text: [line] })) : null
}

function wordsOf(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part.replace(/\[\^\d{1,2}\]/g, "")
      return wordsOf("strong" in part ? part.strong : "em" in part ? part.em : part.text)
    })
    .join("")
}
