import type { EditorState, Transaction } from "prosemirror-state"
import { textSchema } from "./schema.ts"

const { link } = textSchema.marks

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
    // Words in another form within one link are nodes of their own.
    if (found?.to === from) found = { ...found, to }
    else if (found === null || found.to < $from.pos) found = { href: String(mark.attrs["href"]), from, to }
  })
  return found
}

/** Links what is selected, or takes its links away. Where nothing is selected, the address is put there as words. */
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
