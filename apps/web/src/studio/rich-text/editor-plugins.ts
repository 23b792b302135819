import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands"
import { history, redo, undo } from "prosemirror-history"
import { InputRule, inputRules } from "prosemirror-inputrules"
import { keymap } from "prosemirror-keymap"
import { liftListItem, splitListItem } from "prosemirror-schema-list"
import { type Command, Plugin, TextSelection } from "prosemirror-state"
import { draftTextOf } from "./draft-document.ts"
import { textSchema } from "./schema.ts"
import { type BlockKind, convertBlocks, convertBlocksTo } from "./text-commands.ts"
import { isWithinLimits } from "./text-limits.ts"

const { strong, em } = textSchema.marks
const { listItem, paragraph, quote, attribution } = textSchema.nodes

type Asks = {
  onLink: () => void
  onToolbar: () => void
  /** Called when typed or pasted text exceeds the limits and was rejected. */
  onTooLong: () => void
}

/** Keys and input rules of the text. Tab is not used: it moves the focus. */
export function editorPlugins({ onLink, onToolbar, onTooLong }: Asks): Plugin[] {
  const asking = (ask: () => void): Command => {
    return () => {
      ask()
      return true
    }
  }
  return [
    keymap({
      "Mod-b": toggleMark(strong),
      "Mod-i": toggleMark(em),
      "Mod-k": asking(onLink),
      "Mod-z": undo,
      "Mod-y": redo,
      "Mod-Shift-z": redo,
      "Mod-Shift-7": convertBlocksTo("orderedList"),
      "Mod-Shift-8": convertBlocksTo("bulletList"),
      "Mod-Shift-9": convertBlocksTo("quote"),
      "Alt-F10": asking(onToolbar),
      Enter: chainCommands(enterInQuote, splitListItem(listItem), liftEmptyItem),
      Backspace: backspaceInQuote,
      Delete: deleteInQuote,
      // Paragraphs have no line breaks for readers.
      "Shift-Enter": chainCommands(enterInQuote, splitListItem(listItem), baseKeymap["Enter"] as Command),
    }),
    keymap(baseKeymap),
    inputRules({
      rules: [blockRule(/^[-*]\s$/, "bulletList"), blockRule(/^1[.)]\s$/, "orderedList"), blockRule(/^>\s$/, "quote")],
    }),
    history(),
    withinLimits(onTooLong),
  ]
}

const liftEmptyItem: Command = (state, dispatch) =>
  state.selection.$from.parent.content.size === 0 && liftListItem(listItem)(state, dispatch)

function blockRule(typed: RegExp, kind: BlockKind): InputRule {
  return new InputRule(typed, (state, _match, start, end) => {
    const { $from } = state.selection
    if ($from.depth !== 1 || $from.parent.type !== paragraph) return null
    return convertBlocks(state.tr.delete(start, end), kind)
  })
}

/** Rejects changes beyond the limits, which could never be saved. A text that is too long can be shortened. */
function withinLimits(onTooLong: () => void): Plugin {
  return new Plugin({
    filterTransaction(tr, state) {
      if (!tr.docChanged || isWithinLimits(draftTextOf(tr.doc))) return true
      if (tr.doc.content.size < state.doc.content.size || !isWithinLimits(draftTextOf(state.doc))) return true
      onTooLong()
      return false
    },
  })
}

/** Enter on an empty last line of a quotation moves to its attribution, and then out of it. */
const enterInQuote: Command = ({ selection, tr }, dispatch) => {
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

/** Backspace at the start of a quotation makes it plain text, and in its attribution moves back to the quotation. */
const backspaceInQuote: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection
  if (!empty || $from.parentOffset > 0 || $from.depth < 2 || $from.node(1).type !== quote) return false
  if ($from.index(1) === 0) dispatch?.(convertBlocks(tr, "quote").scrollIntoView())
  else if ($from.parent.type === attribution)
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $from.before() - 1)).scrollIntoView())
  else return false
  return true
}

/** Delete at the end of a quotation does not join its attribution. */
const deleteInQuote: Command = ({ selection }) => {
  const { $from, empty } = selection
  if (!empty || $from.depth < 2 || $from.node(1).type !== quote) return false
  const isAtEnd = $from.parentOffset === $from.parent.content.size
  return isAtEnd && $from.index(1) >= $from.node(1).childCount - 2
}
