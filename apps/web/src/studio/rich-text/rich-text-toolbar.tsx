import { t } from "@confetti/domain/messages/t"
import { toEnd } from "@confetti/domain/messages/words-language"
import { toggleMark } from "prosemirror-commands"
import { redo, redoDepth, undo, undoDepth } from "prosemirror-history"
import type { MarkType } from "prosemirror-model"
import type { Command, EditorState } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { type KeyboardEvent, type RefObject, useState } from "react"
import { type FencedKind, fencedKinds } from "./fenced-kinds.ts"
import { textSchema } from "./schema.ts"
import { type BlockKind, blockKindAt, convertBlocksTo } from "./text-commands.ts"

export type NewBlock = { kind: FencedKind; yaml: string }

type Tool = {
  name: string
  /** An icon's path at 24 px. */
  icon: string
  keys?: string
  run: Command | "link" | NewBlock
  isOn?: (state: EditorState) => boolean
  isPossible?: (state: EditorState) => boolean
}

const { strong, em, link } = textSchema.marks

const tools: readonly Tool[] = [
  {
    name: t`Bold`,
    icon: "M7.500 5h5a3.500 3.500 0 0 1 0 7h-5zM7.500 12h5.800a3.500 3.500 0 0 1 0 7H7.500z",
    keys: "Mod+B",
    run: toggleMark(strong),
    isOn: hasMark(strong),
  },
  {
    name: t`Italic`,
    icon: "M10.500 5h6M7.500 19h6M14 5l-4 14",
    keys: "Mod+I",
    run: toggleMark(em),
    isOn: hasMark(em),
  },
  {
    name: t`Link`,
    icon: "M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1",
    keys: "Mod+K",
    run: "link",
    isOn: hasMark(link),
  },
  block(
    t`List`,
    "M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500v.1M4.500 12v.1M4.500 17.500v.1",
    "bulletList",
    "Mod+Shift+8",
  ),
  block(
    t`Numbered list`,
    "M10 6.500h10M10 12h10M10 17.500h10M4 5l1.500-.700V9M3.800 15.200c.4-1.300 2.700-1.200 2.700.3 0 1.200-2.700 2-2.700 3.500h3",
    "orderedList",
    "Mod+Shift+7",
  ),
  block(
    t`Quote`,
    "M10 7c-3 .6-4.500 2.800-4.500 6v4h5v-5H7.800M19 7c-3 .6-4.500 2.800-4.500 6v4h5v-5h-2.700",
    "quote",
    "Mod+Shift+9",
  ),
  block(t`Large figure`, "M9.500 4 7.500 20M16.500 4l-2 16M4.500 9h16M3.500 15h16", "figure"),
  ...fencedKinds.map(({ kind, name, icon, template }) => ({ name, icon, run: { kind, yaml: template } })),
  {
    name: t`Undo`,
    icon: "M8.500 5 4.500 9l4 4M4.500 9h9a5.500 5.500 0 0 1 0 11H9",
    keys: "Mod+Z",
    run: undo,
    isPossible: (state) => undoDepth(state) > 0,
  },
  {
    name: t`Redo`,
    icon: "m15.500 5 4 4-4 4M19.500 9h-9a5.500 5.500 0 0 0 0 11H15",
    keys: "Mod+Shift+Z",
    run: redo,
    isPossible: (state) => redoDepth(state) > 0,
  },
]

function block(name: string, icon: string, kind: BlockKind, keys?: string): Tool {
  const isOn = ({ selection }: EditorState) => blockKindAt(selection.$from) === kind
  return { name, icon, run: convertBlocksTo(kind), isOn, ...(keys && { keys }) }
}

/** Formats a shortcut for the platform: `Mod+Shift+Z` is ⇧⌘Z on a Mac. */
function shortcut(keys: string): string {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
  if (isMac) return keys.replace("Mod+Shift+", "⇧⌘").replace("Mod+", "⌘")
  return keys.replace("Mod", t`Ctrl`).replace("Shift", t`Shift`)
}

function hasMark(type: MarkType) {
  return ({ selection, storedMarks, doc }: EditorState): boolean => {
    const { from, to, $from, empty } = selection
    if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined
    return doc.rangeHasMark(from, to, type)
  }
}

type Props = {
  ref: RefObject<HTMLDivElement | null>
  label: string
  controls: string
  view: EditorView
  state: EditorState
  onLink: () => void
  onInsert: (block: NewBlock) => void
}

/** A single Tab stop: arrows move between tools, and Escape returns to the text. */
export function RichTextToolbar({ ref, label, controls, view, state, onLink, onInsert }: Props) {
  const [current, setCurrent] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape") {
      event.preventDefault()
      event.stopPropagation()
      return view.focus()
    }
    const next = { ArrowRight: current + toEnd, ArrowLeft: current - toEnd, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const at = (next + tools.length) % tools.length
    setCurrent(at)
    event.currentTarget.querySelectorAll("button")[at]?.focus()
  }
  return (
    <div
      className="rich-text-tools flex flex-wrap surface-2"
      ref={ref}
      role="toolbar"
      aria-label={`Formatting of ${label}`}
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, icon, keys, run, isOn, isPossible }, at) => (
        <button
          key={icon}
          type="button"
          aria-label={name}
          title={keys ? `${name} (${shortcut(keys)})` : name}
          aria-pressed={isOn?.(state)}
          // A disabled tool can still be found.
          aria-disabled={(isPossible && !isPossible(state)) || undefined}
          tabIndex={at === current ? 0 : -1}
          onFocus={() => setCurrent(at)}
          // A tap on a tool keeps the cursor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ detail }) => {
            if (run === "link") return onLink()
            if (typeof run === "object") onInsert(run)
            else run(view.state, view.dispatch, view)
            // With the keyboard the focus stays in the toolbar.
            if (detail > 0) view.focus()
          }}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
        </button>
      ))}
    </div>
  )
}
