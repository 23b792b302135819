import type { DraftText } from "@confetti/contract/tile-draft"
import { EditorState, type Plugin } from "prosemirror-state"
import { EditorView } from "prosemirror-view"
import { cleanPastedHtml } from "./clean-pasted-html.ts"
import { documentOf } from "./draft-document.ts"
import { editorPlugins } from "./editor-plugins.ts"
import { fencedViewWith, type OnEdit } from "./fenced-view.ts"

type Listeners = Parameters<typeof editorPlugins>[0] & {
  /** The text or the selection is another; `isChanged` where it is the text. */
  onState: (state: EditorState, isChanged: boolean) => void
  onEdit: OnEdit
}

export function createEditor(place: HTMLElement, text: DraftText, { onState, onEdit, ...asks }: Listeners): EditorView {
  const view: EditorView = new EditorView(place, {
    state: stateWith(text, editorPlugins(asks)),
    transformPastedHTML: cleanPastedHtml,
    nodeViews: { fenced: fencedViewWith(onEdit) },
    dispatchTransaction(transaction) {
      const { state, transactions } = view.state.applyTransaction(transaction)
      view.updateState(state)
      onState(
        state,
        transactions.some(({ docChanged }) => docChanged),
      )
    },
  })
  return view
}

/** A text that is begun to be edited: what was done before can't be undone in it. */
export function stateWith(text: DraftText, plugins: readonly Plugin[]): EditorState {
  return EditorState.create({ doc: documentOf(text), plugins })
}
