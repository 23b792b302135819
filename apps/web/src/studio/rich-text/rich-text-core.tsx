import type { DraftText } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { closeHistory } from "prosemirror-history"
import { EditorState, type Plugin } from "prosemirror-state"
import { EditorView } from "prosemirror-view"
import { useLayoutEffect, useRef, useState } from "react"
import { createPortal, flushSync } from "react-dom"
import { announce } from "../../ui/announce.tsx"
import { BlockFormSheet } from "./block-forms/block-form-sheet.tsx"
import { cleanPastedHtml } from "./clean-pasted-html.ts"
import { documentOf, draftTextOf } from "./draft-document.ts"
import { editorPlugins } from "./editor-plugins.ts"
import { hasForm } from "./fenced-kinds.ts"
import { fencedView } from "./fenced-view.ts"
import { LinkSheet } from "./link-sheet.tsx"
import { type NewBlock, RichTextToolbar } from "./rich-text-toolbar.tsx"
import { textSchema } from "./schema.ts"
import { insertFenced } from "./text-commands.ts"

export type RichTextProps = {
  id: string
  label: string
  value: DraftText
  onChange: (next: DraftText) => void
  describedBy: string
  invalid: boolean
}

/** `at` is its position; null before it is inserted. */
type OpenedBlock = { at: number | null; kind: string; yaml: string }

/** The editor: ProseMirror holds the text, and each change is passed on as a draft's text. */
export function RichTextCore({ id, label, value, onChange, describedBy, invalid }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const [isLinking, setLinking] = useState(false)
  const [opened, setOpened] = useState<OpenedBlock | null>(null)
  /** The text passed on last; it is not applied again when it returns as `value`. */
  const known = useRef<DraftText>(value)
  const latest = useRef({ onChange, value })
  useLayoutEffect(() => {
    latest.current = { onChange, value }
  })

  useLayoutEffect(() => {
    if (!place.current) return
    known.current = latest.current.value
    const plugins = editorPlugins({
      onLink: () => setLinking(true),
      onToolbar: () => toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(),
      onTooLong: () => announce(t`The text has reached its maximum length`),
    })
    const created: EditorView = new EditorView(place.current, {
      state: stateOf(latest.current.value, plugins),
      transformPastedHTML: cleanPastedHtml,
      nodeViews: { fenced: fencedView((at, block) => setOpened({ at, ...block })) },
      dispatchTransaction(transaction) {
        const { state: next, transactions } = created.state.applyTransaction(transaction)
        created.updateState(next)
        setState(next)
        if (!transactions.some(({ docChanged }) => docChanged)) return
        known.current = draftTextOf(next.doc)
        latest.current.onChange(known.current)
      },
    })
    setView(created)
    setState(created.state)
    return () => created.destroy()
  }, [])

  // The text was replaced: a revision was restored, or another tile opened.
  useLayoutEffect(() => {
    if (!view || value === known.current) return
    known.current = value
    if (JSON.stringify(draftTextOf(view.state.doc)) === JSON.stringify(value)) return
    view.updateState(stateOf(value, view.state.plugins))
    setState(view.state)
  }, [view, value])

  useLayoutEffect(() => {
    view?.setProps({
      attributes: {
        id,
        role: "textbox",
        class: "rich-text-area",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-describedby": describedBy,
        ...(invalid && { "aria-invalid": "true" }),
      },
    })
  }, [view, id, label, describedBy, invalid])

  // A block is inserted after its form is filled in, so that cancelling leaves nothing.
  const insert = (block: NewBlock) => {
    if (!view) return
    if (hasForm(block.kind)) setOpened({ at: null, ...block })
    else saveBlock(view, { at: null, ...block })
  }
  return (
    <div className="rich-text" data-invalid={invalid || undefined}>
      {view && state && (
        <RichTextToolbar
          ref={toolbar}
          label={label}
          controls={id}
          view={view}
          state={state}
          onLink={() => setLinking(true)}
          onInsert={insert}
        />
      )}
      <div ref={place} />
      {view &&
        isLinking &&
        // Outside of the surrounding form.
        createPortal(
          <LinkSheet
            view={view}
            onClose={() => {
              setLinking(false)
              view.focus()
            }}
          />,
          document.body,
        )}
      {view &&
        opened &&
        hasForm(opened.kind) &&
        createPortal(
          <BlockFormSheet
            kind={opened.kind}
            yaml={opened.yaml}
            isNew={opened.at === null}
            onSave={(yaml) => saveBlock(view, { ...opened, yaml })}
            onClose={() => {
              // The focus can move only after the sheet is closed.
              flushSync(() => setOpened(null))
              // An existing block returns the focus to its button.
              if (opened.at === null) view.focus()
            }}
          />,
          document.body,
        )}
    </div>
  )
}

/** A new state without history. */
function stateOf(text: DraftText, plugins: readonly Plugin[]): EditorState {
  return EditorState.create({ doc: documentOf(text), plugins })
}

/** Saves a block as one undo step. False if the text is full. */
function saveBlock(view: EditorView, { at, kind, yaml }: OpenedBlock): boolean {
  const { doc, tr } = view.state
  const node = at === null ? null : doc.nodeAt(at)
  // The text may have been replaced meanwhile: then the block is added.
  const isThere = at !== null && node?.type === textSchema.nodes.fenced && node.attrs["kind"] === kind
  const change = isThere ? tr.setNodeMarkup(at, null, { kind, yaml }) : insertFenced(tr, kind, yaml)
  // Undo merges changes of the same half second, unless a new step begins.
  view.dispatch(closeHistory(change))
  return view.state.doc !== doc
}
