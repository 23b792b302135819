import type { Inline, RichText } from "./rich-text.ts"

/** Reading text without its form, for places that take only words. */
export function plainText(text: RichText): string {
  return text
    .map((block) => {
      if (block.type === "figure") return block.text
      if (block.type === "quote") return [...block.text.map(words), ...(block.by ? [block.by] : [])].join(" ")
      return block.type === "list" ? block.items.map(words).join(" ") : words(block.text)
    })
    .join(" ")
}

function words(text: Inline[]): string {
  return text
    .map((part) => {
      if (typeof part === "string") return part
      return words("strong" in part ? part.strong : "em" in part ? part.em : part.text)
    })
    .join("")
}
