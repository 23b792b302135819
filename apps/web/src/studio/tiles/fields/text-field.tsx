import { textLength } from "@confetti/domain/tile/tile-limits"
import type { ReactNode } from "react"
import { type DraftPath, fieldId } from "./draft-path.ts"
import { ProblemText, problemId, useProblem } from "./problems.tsx"

type Props = {
  path: DraftPath
  label: ReactNode
  value: string
  onChange: (value: string) => void
  /** How many characters publishing allows. More can be written, and is said to be too much. */
  most?: number
  hint?: ReactNode
  rows?: number
  placeholder?: string
  inputMode?: "url" | "numeric"
  className?: string
}

/** What can be stored at all: publishing allows less. */
const longest = 400

export function TextField({ path, label, value, onChange, most, hint, rows, className = "", ...input }: Props) {
  const problem = useProblem(path)
  const id = fieldId(path)
  const length = textLength(value)
  const field = {
    ...input,
    id,
    value,
    maxLength: longest,
    "aria-describedby": `${id}-hint ${problemId(path)}`,
    "aria-invalid": (problem !== null && value !== "") || undefined,
  }
  return (
    <div className={`studio-field draft-field ${className}`}>
      <span className="draft-label">
        <label htmlFor={id}>{label}</label>
        <span className="draft-count" id={`${id}-hint`} data-over={(most !== undefined && length > most) || undefined}>
          {hint}
          {most !== undefined && (
            <span>
              <span className="unseen">, </span>
              {length}/{most}
              <span className="unseen"> characters</span>
            </span>
          )}
        </span>
      </span>
      {rows === undefined ? (
        <input {...field} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        // A title and a teaser are one line: what was pasted with breaks in it is joined.
        <textarea
          {...field}
          rows={rows}
          onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\s*\n\s*/g, " "))}
        />
      )}
      <ProblemText path={path} problem={problem} isQuiet={value === ""} />
    </div>
  )
}
