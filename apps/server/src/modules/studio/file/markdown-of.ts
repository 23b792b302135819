import type { Inline } from "@confetti/contract/rich-text"
import type { DraftText } from "@confetti/contract/tile-draft"
import type { BlockContent, Nodes, Paragraph, PhrasingContent } from "mdast"
import { type Options, toMarkdown } from "mdast-util-to-markdown"

const options = {
  bullet: "-",
  emphasis: "*",
  strong: "*",
  listItemIndent: "one",
  incrementListMarker: true,
  resourceLink: true,
  fences: true,
  // Text in angle brackets would be a link.
  unsafe: [{ character: "<", after: "\\S", inConstruct: "phrasing" }],
} satisfies Options

function print(node: Nodes): string {
  return toMarkdown(node, options).trimEnd()
}

export function markdownOf(text: DraftText): string {
  return print({ type: "root", children: text.map(nodeOf) })
}

export function headingOf(depth: 2 | 3, text: string): string {
  return print({ type: "heading", depth, children: [{ type: "text", value: oneLine(text) }] })
}

export function imageOf(file: string, alt: string): string {
  const image: Paragraph = { type: "paragraph", children: [{ type: "image", url: oneLine(file), alt: oneLine(alt) }] }
  return print(image)
}

function nodeOf(block: DraftText[number]): BlockContent {
  switch (block.type) {
    case "paragraph":
      return paragraph(block.text)
    case "figure":
      return { type: "heading", depth: 3, children: [{ type: "text", value: oneLine(block.text) }] }
    case "quote":
      return { type: "blockquote", children: quoted(block.text, block.by) }
    case "list":
      return {
        type: "list",
        ordered: block.ordered,
        spread: false,
        children: block.items.map((item) => ({ type: "listItem", spread: false, children: [paragraph(item)] })),
      }
    case "fenced":
      return { type: "code", lang: oneLine(block.kind), value: block.yaml }
  }
}

function quoted(text: readonly (readonly Inline[])[], by: string | null): Paragraph[] {
  const paragraphs = text.map(paragraph)
  if (by === null) return paragraphs
  const last = paragraphs.pop() ?? paragraph([])
  const source: PhrasingContent = { type: "text", value: `${last.children.length > 0 ? "\n" : ""}— ${oneLine(by)}` }
  return [...paragraphs, { ...last, children: joined([...last.children, source]) }]
}

function paragraph(text: readonly Inline[]): Paragraph {
  return { type: "paragraph", children: phrasing(text) }
}

function phrasing(text: readonly Inline[]): PhrasingContent[] {
  return joined(
    text.map((part): PhrasingContent => {
      if (typeof part === "string") return { type: "text", value: oneLine(part) }
      if ("strong" in part) return { type: "strong", children: phrasing(part.strong) }
      if ("em" in part) return { type: "emphasis", children: phrasing(part.em) }
      return { type: "link", url: oneLine(part.link), children: phrasing(part.text) }
    }),
  )
}

/** Merges neighbouring strings and drops empty formatting, which Markdown can't express. */
function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const kept: PhrasingContent[] = []
  for (const node of nodes) {
    const last = kept.at(-1)
    if (node.type === "text" && last?.type === "text")
      kept[kept.length - 1] = { ...last, value: last.value + node.value }
    else if (!isEmpty(node)) kept.push(node)
  }
  return kept
}

function isEmpty(node: PhrasingContent): boolean {
  return node.type === "text" ? node.value === "" : "children" in node && node.children.length === 0
}

function oneLine(text: string): string {
  return text.replace(/[^\S ]+/g, (run) => (/[\r\n\u2028\u2029]/.test(run) ? " " : run))
}
