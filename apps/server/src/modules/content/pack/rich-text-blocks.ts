import type { Block, Inline, RichText } from "@confetti/contract/rich-text"
import type { List, RootContent } from "mdast"
import { inlineText, unsupported } from "./inline-text.ts"
import type { Report } from "./problem.ts"
import { quoteBlock } from "./quote-block.ts"
import { lineOf } from "./read-markdown.ts"

/** Reading text without headings. What is not in our part of Markdown is reported and left out. */
export function richTextBlocks(nodes: readonly RootContent[], report: Report): RichText {
  return nodes.flatMap((node) => blockOf(node, report))
}

function blockOf(node: RootContent, report: Report): Block[] {
  switch (node.type) {
    case "paragraph": {
      const text = inlineText(node.children, report)
      return text.length > 0 ? [{ type: "paragraph", text }] : []
    }
    case "blockquote":
      return [quoteBlock(node, report)]
    case "list":
      return [{ type: "list", ordered: node.ordered === true, items: itemsOf(node, report) }]
    case "heading":
      report(lineOf(node), misplacedHeading(node.depth))
      return []
    default:
      report(lineOf(node), unsupported(node))
      return []
  }
}

function itemsOf(list: List, report: Report): Inline[][] {
  return list.children.map((item) => {
    const [first, second] = item.children
    if (first?.type === "paragraph" && second === undefined) return inlineText(first.children, report)
    report(lineOf(second ?? item), "an item of a list is one paragraph")
    return []
  })
}

function misplacedHeading(depth: number): string {
  if (depth === 3) return "### stands only at the beginning of a subtile, for its figure"
  return `${"#".repeat(depth)} is not supported here`
}
