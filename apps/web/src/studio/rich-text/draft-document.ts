import type { Inline } from "@confetti/contract/rich-text"
import type { DraftText } from "@confetti/contract/tile-draft"
import { Fragment, type Mark, type Node } from "prosemirror-model"
import { textSchema } from "./schema.ts"

type Block = DraftText[number]

const { doc, paragraph, figure, quote, attribution, bulletList, orderedList, listItem, fenced } = textSchema.nodes
const { link, strong, em } = textSchema.marks

export function documentOf(text: DraftText): Node {
  const blocks = text.map(nodeOf)
  return doc.create(null, blocks.length > 0 ? blocks : [paragraph.create()])
}

function nodeOf(block: Block): Node {
  switch (block.type) {
    case "paragraph":
      return paragraphOf(block.text)
    case "figure":
      return figure.create(null, plain(block.text))
    case "quote": {
      const said = block.text.length > 0 ? block.text : [[]]
      return quote.create(null, [...said.map(paragraphOf), attribution.create(null, plain(block.by ?? ""))])
    }
    case "list": {
      const items = block.items.length > 0 ? block.items : [[]]
      const list = block.ordered ? orderedList : bulletList
      return list.create(
        null,
        items.map((item) => listItem.create(null, paragraphOf(item))),
      )
    }
    case "fenced":
      return fenced.create({ kind: block.kind, yaml: block.yaml })
  }
}

function paragraphOf(text: readonly Inline[]): Node {
  return paragraph.create(null, Fragment.fromArray(textNodes(text, [])))
}

function plain(text: string): Node | null {
  return text === "" ? null : textSchema.text(text)
}

function textNodes(parts: readonly Inline[], marks: readonly Mark[]): Node[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return part === "" ? [] : [textSchema.text(part, marks)]
    if ("strong" in part) return textNodes(part.strong, strong.create().addToSet(marks))
    if ("em" in part) return textNodes(part.em, em.create().addToSet(marks))
    return textNodes(part.text, link.create({ href: part.link }).addToSet(marks))
  })
}

/** The document as a draft's text. A single empty paragraph is no text. */
export function draftTextOf(document: Node): DraftText {
  const blocks = children(document).map(blockOf)
  const [first] = blocks
  return blocks.length === 1 && first?.type === "paragraph" && first.text.length === 0 ? [] : blocks
}

function blockOf(node: Node): Block {
  if (node.type === fenced)
    return { type: "fenced", kind: String(node.attrs["kind"]), yaml: String(node.attrs["yaml"]) }
  if (node.type === figure) return { type: "figure", text: node.textContent }
  if (node.type === quote) {
    const lines = children(node)
    const by = lines.at(-1)?.textContent.trim() ?? ""
    return { type: "quote", text: lines.slice(0, -1).map(inlinesOf), by: by === "" ? null : by }
  }
  if (node.type === bulletList || node.type === orderedList) {
    const items = children(node).map(({ firstChild }) => (firstChild ? inlinesOf(firstChild) : []))
    return { type: "list", ordered: node.type === orderedList, items }
  }
  return { type: "paragraph", text: inlinesOf(node) }
}

function inlinesOf(node: Node): Inline[] {
  return nested(children(node).map(({ text = "", marks }) => ({ text, marks })))
}

type Run = { text: string; marks: readonly Mark[] }

/** Nests neighbouring runs under their shared outermost mark. The schema orders marks. */
function nested(runs: readonly Run[]): Inline[] {
  const inlines: Inline[] = []
  let at = 0
  while (at < runs.length) {
    const mark = runs[at]?.marks[0]
    let end = at + 1
    while (end < runs.length && isSame(runs[end]?.marks[0], mark)) end++
    const group = runs.slice(at, end)
    if (mark === undefined) inlines.push(group.map(({ text }) => text).join(""))
    else inlines.push(marked(mark, nested(group.map(({ text, marks }) => ({ text, marks: marks.slice(1) })))))
    at = end
  }
  return inlines
}

function isSame(a: Mark | undefined, b: Mark | undefined): boolean {
  return a === undefined || b === undefined ? a === b : a.eq(b)
}

function marked(mark: Mark, inner: Inline[]): Inline {
  if (mark.type === link) return { link: String(mark.attrs["href"]), text: inner }
  return mark.type === strong ? { strong: inner } : { em: inner }
}

function children(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, at) => node.child(at))
}
