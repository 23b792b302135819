import { plural } from "@confetti/domain/messages/plural"
import { type RefObject, useId } from "react"

type Props = {
  label: string
  hint?: string
  text: string
  rows: number
  longest: number
  complaint?: string | null
  field?: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
}

/** Characters that are left when their number begins to show. */
const nearTheEnd = 200

export function WritingField({ label, hint, text, rows, longest, complaint = null, field, onText }: Props) {
  const id = useId()
  const left = longest - text.length
  return (
    <div className="form-writing">
      <label htmlFor={id}>
        {label} {hint && <span>{hint}</span>}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={rows}
        maxLength={longest}
        value={text}
        aria-invalid={complaint !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={`${id}-note`} className="form-note" data-complaint={complaint !== null || undefined}>
        {complaint ?? (left <= nearTheEnd ? plural(left, { other: "# characters left" }) : "")}
      </p>
    </div>
  )
}
