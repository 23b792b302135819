import type { Block, Inline, RichText } from "@confetti/contract/rich-text"
import type { Blockquote, List, PhrasingContent, RootContent } from "mdast"
import { type Say, t } from "../../../platform/words/say.ts"
import { parseFencedBlock } from "./blocks/parse-fenced-block.ts"
import { inlineText, unsupported } from "./inline-text.ts"
import type { Report } from "./problem.ts"
import { lineOf, plainInline } from "./read-markdown.ts"

type Split = { words: PhrasingContent[]; source: PhrasingContent[] | null }

/** Reading text without headings. Markdown that we do not support is reported and left out. */
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
    case "code":
      return parseFencedBlock(node, report)
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
    report(lineOf(second ?? item), t`a list item must be one paragraph`)
    return []
  })
}

function misplacedHeading(depth: number): Say {
  if (depth === 3) return t`### is only allowed at the start of a subtile, for its figure`
  return t`${"#".repeat(depth)} is not supported here`
}

/** A block quote; a last line that begins with a dash is the attribution. */
function quoteBlock(quote: Blockquote, report: Report): Block {
  const text: Inline[][] = []
  let by: string | null = null
  for (const [at, node] of quote.children.entries()) {
    if (node.type !== "paragraph") {
      report(lineOf(node), t`a quotation can only hold paragraphs`)
      continue
    }
    const isLast = at === quote.children.length - 1
    const { words, source } = isLast ? splitSource(node.children) : { words: node.children, source: null }
    const paragraph = inlineText(words, report)
    if (paragraph.length > 0) text.push(paragraph)
    if (source) by = plainInline(inlineText(source, report))
  }
  if (text.length === 0) report(lineOf(quote), t`the quotation is empty`)
  return { type: "quote", text, by }
}

function splitSource(nodes: readonly PhrasingContent[]): Split {
  for (let at = nodes.length - 1; at >= 0; at--) {
    const node = nodes[at]
    if (node?.type !== "text") continue
    const lastLine = node.value.lastIndexOf("\n") + 1
    if (lastLine === 0 && at > 0) continue
    const dash = /^\s*—\s*/.exec(node.value.slice(lastLine))
    if (!dash) return { words: [...nodes], source: null }
    const words = { ...node, value: node.value.slice(0, lastLine) }
    const source = { ...node, value: node.value.slice(lastLine + dash[0].length) }
    return { words: [...nodes.slice(0, at), words], source: [source, ...nodes.slice(at + 1)] }
  }
  return { words: [...nodes], source: null }
}
