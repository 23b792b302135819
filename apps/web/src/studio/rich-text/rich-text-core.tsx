import type { DraftText } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import type { EditorState } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { useLayoutEffect, useRef, useState } from "react"
import { createPortal, flushSync } from "react-dom"
import { announce } from "../../ui/announce.tsx"
import { BlockFormSheet, hasForm } from "./block-forms/index.ts"
import { createEditor, stateWith } from "./create-editor.ts"
import { draftTextOf } from "./draft-document.ts"
import type { FencedKind } from "./fenced-kinds.ts"
import { insertFenced, templateOf } from "./insert-fenced.ts"
import { LinkSheet } from "./link-sheet.tsx"
import type { RichTextEditorProps } from "./rich-text-editor-props.ts"
import { RichTextToolbar } from "./rich-text-toolbar.tsx"
import { type OpenedBlock, saveFenced } from "./save-fenced.ts"

type Props = RichTextEditorProps & { id: string }

/** The editor itself: ProseMirror holds the text while it is edited, and each change of it is handed up as a draft's text. */
export function RichTextCore({ id, label, value, onChange, describedBy, invalid }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const [isLinking, setLinking] = useState(false)
  const [opened, setOpened] = useState<OpenedBlock | null>(null)
  /** What was handed up last: when it comes back as `value`, it is here already. */
  const known = useRef<DraftText>(value)
  const latest = useRef({ onChange, value })
  useLayoutEffect(() => {
    latest.current = { onChange, value }
  })

  useLayoutEffect(() => {
    if (!place.current) return
    known.current = latest.current.value
    const created = createEditor(place.current, latest.current.value, {
      onLink: () => setLinking(true),
      onToolbar: () => toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(),
      onEdit: (at, block) => setOpened({ at, ...block }),
      onTooLong: () => announce(t`This text is as long as it can be`),
      onState: (next, isChanged) => {
        setState(next)
        if (!isChanged) return
        known.current = draftTextOf(next.doc)
        latest.current.onChange(known.current)
      },
    })
    setView(created)
    setState(created.state)
    return () => created.destroy()
  }, [])

  // Another text than what was typed here: a revision was restored, or another tile opened.
  useLayoutEffect(() => {
    if (!view || value === known.current) return
    known.current = value
    if (JSON.stringify(draftTextOf(view.state.doc)) === JSON.stringify(value)) return
    view.updateState(stateWith(value, view.state.plugins))
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
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(invalid && { "aria-invalid": "true" }),
      },
    })
  }, [view, id, label, describedBy, invalid])

  // A block with a form is put into the text once that is filled in: who thinks better of it has nothing to take out again.
  const insert = (kind: FencedKind) => {
    if (!view) return
    if (hasForm(kind)) setOpened({ at: null, kind, yaml: templateOf(kind) })
    else insertFenced(kind, templateOf(kind))(view.state, view.dispatch)
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
      <div className="rich-text-place" ref={place} />
      {view &&
        isLinking &&
        // A form of its own, and so outside the one that this may stand in.
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
            onSave={(yaml) => saveFenced(view, opened, yaml)}
            onClose={() => {
              // Under an open sheet nothing takes the focus.
              flushSync(() => setOpened(null))
              // A block in the text gets it back by itself, at its button.
              if (opened.at === null) view.focus()
            }}
          />,
          document.body,
        )}
    </div>
  )
}
