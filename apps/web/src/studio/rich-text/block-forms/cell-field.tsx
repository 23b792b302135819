import { useId } from "react"

type Props = {
  /** Said to who does not see where it stands. */
  label: string
  value: string
  flaw: string | undefined
  placeholder?: string
  onChange: (value: string) => void
}

export function CellField({ label, value, flaw, placeholder, onChange }: Props) {
  const id = useId()
  return (
    <div className="block-form-cell">
      <input
        aria-label={label}
        aria-invalid={flaw !== undefined || undefined}
        aria-describedby={flaw === undefined ? undefined : id}
        placeholder={placeholder}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {flaw !== undefined && (
        <p className="studio-trouble" id={id}>
          {flaw}
        </p>
      )}
    </div>
  )
}
