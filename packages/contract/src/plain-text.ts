import { fencedWords } from "./fenced-words.ts"
import type { Block, Inline, RichText } from "./rich-text.ts"

export function plainText(text: RichText): string {
  return text
    .map(wordsOfBlock)
    .filter((said) => said !== "")
    .join(" ")
}

function wordsOfBlock(block: Block): string {
  switch (block.type) {
    case "figure":
      return block.text
    case "quote":
      return [...block.text.map(words), ...(block.by ? [block.by] : [])].join(" ")
    case "list":
      return block.items.map(words).join(" ")
    case "paragraph":
    case "heading":
      return words(block.text)
    default:
      return fencedWords(block).join(" ")
  }
}

function words(text: Inline[]): string {
  return text
    .map((part) => {
      if (typeof part === "string") return part
      // A source's mark is not text.
      if ("link" in part && part.link.startsWith("#")) return ""
      return words("strong" in part ? part.strong : "em" in part ? part.em : part.text)
    })
    .join("")
}
