import type { Inline } from "@confetti/contract/rich-text"
import type { DraftText } from "@confetti/contract/tile-draft"
import { useId } from "react"

export type RichTextEditorProps = {
  id?: string
  label: string
  value: DraftText
  onChange: (next: DraftText) => void
  describedBy?: string | undefined
  invalid?: boolean | undefined
}

/** A draft's text as plain paragraphs, one a block of lines. */
export function RichTextEditor({ id, label, value, onChange, describedBy, invalid }: RichTextEditorProps) {
  const ownId = useId()
  return (
    <div className="studio-field">
      <label htmlFor={id ?? ownId}>{label}</label>
      <textarea
        id={id ?? ownId}
        rows={6}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        value={value.map(plainBlock).join("\n\n")}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value.split("\n\n").map((text) => ({ type: "paragraph", text: [text] })))
        }
      />
    </div>
  )
}

function plainBlock(block: DraftText[number]): string {
  if (block.type === "figure") return block.text
  if (block.type === "paragraph") return plainText(block.text)
  return (block.type === "list" ? block.items : block.text).map(plainText).join("\n")
}

function plainText(text: readonly Inline[]): string {
  return text
    .map((part) => {
      if (typeof part === "string") return part
      return plainText("strong" in part ? part.strong : "em" in part ? part.em : part.text)
    })
    .join("")
}
