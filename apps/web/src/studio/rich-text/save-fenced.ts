import { closeHistory } from "prosemirror-history"
import type { Transaction } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { insertFenced } from "./insert-fenced.ts"
import { textSchema } from "./schema.ts"

/** A block that a form is opened for: its place in the text, or null while it is none of it yet. */
export type OpenedBlock = { at: number | null; kind: string; yaml: string }

/** Puts what a form wrote into the text, as one step that can be undone. False where the text takes no more. */
export function saveFenced(view: EditorView, { at, kind }: OpenedBlock, yaml: string): boolean {
  const { doc, tr } = view.state
  // Undo takes back all changes of the same half second together, unless one begins a step of its own.
  const dispatch = (change: Transaction) => view.dispatch(closeHistory(change))
  const node = at === null ? null : doc.nodeAt(at)
  // A text that was replaced meanwhile may have something else there: then it is a block of its own.
  if (at !== null && node?.type === textSchema.nodes.fenced && node.attrs["kind"] === kind)
    dispatch(tr.setNodeMarkup(at, null, { ...node.attrs, yaml }))
  else insertFenced(kind, yaml)(view.state, dispatch)
  return view.state.doc !== doc
}
