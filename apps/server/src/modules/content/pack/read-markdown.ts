import { fencedWords } from "@confetti/contract/fenced-words"
import type { Block, Inline, RichText } from "@confetti/contract/rich-text"
import type { Nodes, RootContent } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"

export function plainText(text: RichText): string {
  return text.flatMap(wordsOfBlock).join("\n")
}

export function plainInline(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part
      if ("link" in part && part.link.startsWith("#")) return ""
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
    case "paragraph":
    case "heading":
      return [plainInline(block.text)]
    default:
      return fencedWords(block)
  }
}

export function readMarkdown(text: string, firstLine: number): RootContent[] {
  // Leading empty lines make the positions those of the file.
  return fromMarkdown("\n".repeat(firstLine - 1) + text).children
}

export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}
