import { useId } from "react"

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  problem?: string | null
  hint?: string
  most?: number
  rows?: number
  type?: "text" | "url"
  isFixed?: boolean
}

export function TextField({ label, value, onChange, problem = null, hint, most, rows, type = "text", isFixed }: Props) {
  const name = useId()
  const left = most === undefined ? null : most - [...value.trim()].length
  const isFull = left !== null && most !== undefined && left <= Math.max(10, most / 5)
  const field = {
    value,
    id: name,
    readOnly: isFixed,
    "aria-invalid": problem !== null || undefined,
    "aria-describedby": `${name}-about`,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  }
  return (
    <div className="studio-field file-field">
      <label htmlFor={name}>{label}</label>
      {rows === undefined ? <input type={type} {...field} /> : <textarea rows={rows} {...field} />}
      <p className="file-field-about" id={`${name}-about`}>
        {problem !== null && <span className="studio-trouble">{problem}</span>}
        {hint !== undefined && problem === null && <span>{hint}</span>}
        {isFull && (
          <span className="file-field-left" data-over={left < 0 || undefined}>
            {left < 0 ? `${-left} too many` : `${left} left`}
          </span>
        )}
      </p>
    </div>
  )
}
