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

/** Remaining characters from which their number is shown. */
const nearTheEnd = 200

export function WritingField({ label, hint, text, rows, longest, complaint = null, field, onText }: Props) {
  const id = useId()
  const left = longest - text.length
  return (
    <div className="form-writing grid gap-3">
      <label htmlFor={id}>
        {label} {hint && <span className="form-hint mt-1 ink-2">{hint}</span>}
      </label>
      <textarea
        className="w-full p-4 rounded-card surface-2"
        id={id}
        ref={field}
        rows={rows}
        maxLength={longest}
        value={text}
        aria-invalid={complaint !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={`${id}-note`} className="form-note ink-2 text-pretty" data-complaint={complaint !== null || undefined}>
        {complaint ?? (left <= nearTheEnd ? plural(left, { other: "# characters left" }) : "")}
      </p>
    </div>
  )
}
