import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands"
import { history, redo, undo } from "prosemirror-history"
import { InputRule, inputRules } from "prosemirror-inputrules"
import { keymap } from "prosemirror-keymap"
import { liftListItem, splitListItem } from "prosemirror-schema-list"
import { type Command, Plugin } from "prosemirror-state"
import { type BlockKind, convertBlocks, convertBlocksTo } from "./convert-blocks.ts"
import { draftTextOf } from "./draft-document.ts"
import { backspaceInQuote, deleteInQuote, enterInQuote } from "./quote-keys.ts"
import { textSchema } from "./schema.ts"
import { isWithinLimits } from "./text-limits.ts"

const { strong, em } = textSchema.marks
const { listItem, paragraph } = textSchema.nodes

type Asks = {
  onLink: () => void
  onToolbar: () => void
  /** Something was typed or pasted that a draft can't hold; it was left out. */
  onTooLong: () => void
}

/** How the text answers to keys and to what is typed. Tab is not among them: it leads on, as everywhere. */
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
      // Readers have no line breaks inside a paragraph.
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

/** Text that is as long as it can be takes no more: what went on could never be saved. One that is too long already can be made shorter. */
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
