import { Fragment, type Node, type ResolvedPos } from "prosemirror-model"
import { type Command, type EditorState, TextSelection, type Transaction } from "prosemirror-state"
import { textSchema } from "./schema.ts"

const { paragraph, figure, quote, attribution, bulletList, orderedList, listItem, fenced } = textSchema.nodes
const { link } = textSchema.marks

export type BlockKind = "paragraph" | "figure" | "quote" | "bulletList" | "orderedList"

export function blockKindAt($at: ResolvedPos): BlockKind {
  return ($at.depth > 0 ? $at.node(1).type.name : "paragraph") as BlockKind
}

/** Converts the selected blocks to a kind, or back to paragraphs if they are of it. Each line stays a line, and the cursor in its place. */
export function convertBlocks(tr: Transaction, asked: BlockKind): Transaction {
  const { $from, $to, $head } = tr.selection
  if ($from.depth === 0 || $to.depth === 0) return tr
  const first = $from.index(0)
  const blocks = Array.from({ length: $to.index(0) - first + 1 }, (_, at) => tr.doc.child(first + at))
  // An atom has no text, and would be lost.
  if (blocks.some(({ isAtom }) => isAtom)) return tr
  const kind = blocks.every(({ type }) => type.name === asked) ? "paragraph" : asked
  const lines = blocks.flatMap((block) => linesOf(block))
  const cursor = { line: lines.indexOf($head.parent), offset: $head.parentOffset }
  const kept = lines.filter((line, at) => line.type !== attribution || line.childCount > 0 || at === cursor.line)
  const start = $from.before(1)
  tr.replaceWith(start, $to.after(1), nodesOf(kind, kept))
  const line = kept.indexOf(lines[cursor.line] ?? $head.parent)
  return tr.setSelection(TextSelection.create(tr.doc, cursorIn(tr.doc, start, line, cursor.offset)))
}

export function convertBlocksTo(kind: BlockKind): Command {
  return (state, dispatch) => {
    if (state.selection.$from.depth === 0) return false
    dispatch?.(convertBlocks(state.tr, kind).scrollIntoView())
    return true
  }
}

/** The text blocks inside a block. */
function linesOf(block: Node): Node[] {
  if (block.isTextblock) return [block]
  return Array.from({ length: block.childCount }, (_, at) => linesOf(block.child(at))).flat()
}

function nodesOf(kind: BlockKind, lines: readonly Node[]): Node[] {
  const paragraphs = lines.map(({ content }) => paragraph.create(null, content))
  switch (kind) {
    case "paragraph":
      return paragraphs
    case "figure":
      return lines.map(({ textContent }) =>
        figure.create(null, textContent === "" ? null : textSchema.text(textContent)),
      )
    case "quote":
      return [quote.create(null, [...paragraphs, attribution.create()])]
    default: {
      const list = kind === "orderedList" ? orderedList : bulletList
      const items = paragraphs.map((each) => listItem.create(null, each))
      return [list.create(null, Fragment.fromArray(items))]
    }
  }
}

/** A position in a line, counted from the block that begins at `start`. */
function cursorIn(doc: Node, start: number, line: number, offset: number): number {
  let seen = -1
  let found = start + 1
  doc.nodesBetween(start, doc.content.size, (node, at) => {
    if (!node.isTextblock || seen >= line) return
    seen++
    found = at + 1 + Math.min(offset, node.content.size)
  })
  return found
}

type Linked = { href: string; from: number; to: number }

export function linkAt({ selection }: EditorState): Linked | null {
  const { $from } = selection
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? [])
  if (!mark) return null
  const start = $from.start()
  let found: Linked | null = null
  $from.parent.forEach((node, offset) => {
    const from = start + offset
    const to = from + node.nodeSize
    if (!mark.isInSet(node.marks) || (found && found.to > $from.pos && found.to < from)) return
    // Formatted text within one link consists of several nodes.
    if (found?.to === from) found = { ...found, to }
    else if (found === null || found.to < $from.pos) found = { href: String(mark.attrs["href"]), from, to }
  })
  return found
}

/** Links the selection, or removes its links. Without a selection, inserts the address. */
export function setLink(tr: Transaction, href: string | null): Transaction {
  const { from, to, empty } = tr.selection
  tr.removeMark(from, to, link)
  if (href === null) return tr
  if (!empty) return tr.addMark(from, to, link.create({ href }))
  return tr
    .insertText(href, from)
    .addMark(from, from + href.length, link.create({ href }))
    .removeStoredMark(link)
}

/** Inserts a block below the selection. */
export function insertFenced(tr: Transaction, kind: string, yaml: string): Transaction {
  const { $to } = tr.selection
  return tr.insert($to.depth > 0 ? $to.after(1) : $to.pos, fenced.create({ kind, yaml })).scrollIntoView()
}
