import type { DraftText } from "@confetti/contract/tile-draft"

export type RichTextEditorProps = {
  id?: string | undefined
  label: string
  value: DraftText
  onChange: (next: DraftText) => void
  /** The ids of what explains it, or says what is wrong with it. */
  describedBy?: string | undefined
  invalid?: boolean | undefined
}
