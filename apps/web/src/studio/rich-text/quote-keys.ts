import { type Command, TextSelection } from "prosemirror-state"
import { convertBlocks } from "./convert-blocks.ts"
import { textSchema } from "./schema.ts"

const { paragraph, quote, attribution } = textSchema.nodes

/** Enter leads from an empty last line of a quotation to whose words it is, and from there out of it. */
export const enterInQuote: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection
  if (!empty || $from.depth < 2 || $from.node(1).type !== quote) return false
  if ($from.parent.type === attribution) {
    const after = $from.after(1)
    tr.insert(after, paragraph.create())
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
    return true
  }
  const lines = $from.node(1).childCount - 1
  if ($from.parent.content.size > 0 || $from.index(1) < lines - 1 || lines < 2) return false
  tr.delete($from.before(), $from.after())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $from.before() + 1)).scrollIntoView())
  return true
}

/** Backspace where a quotation begins makes it plain text, and where its last line begins leads back to its words. */
export const backspaceInQuote: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection
  if (!empty || $from.parentOffset > 0 || $from.depth < 2 || $from.node(1).type !== quote) return false
  if ($from.index(1) === 0) dispatch?.(convertBlocks(tr, "quote").scrollIntoView())
  else if ($from.parent.type === attribution)
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $from.before() - 1)).scrollIntoView())
  else return false
  return true
}

/** Delete at the end of a quotation's words does not swallow whose they are. */
export const deleteInQuote: Command = ({ selection }) => {
  const { $from, empty } = selection
  if (!empty || $from.depth < 2 || $from.node(1).type !== quote) return false
  const isAtEnd = $from.parentOffset === $from.parent.content.size
  return isAtEnd && $from.index(1) >= $from.node(1).childCount - 2
}
