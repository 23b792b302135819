import type { DraftText } from "@confetti/contract/tile-draft"

export type RichTextEditorProps = {
  id?: string | undefined
  label: string
  value: DraftText
  onChange: (next: DraftText) => void
  describedBy?: string | undefined
  invalid?: boolean | undefined
}
