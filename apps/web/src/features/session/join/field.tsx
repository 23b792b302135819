import { type InputHTMLAttributes, useId } from "react"

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> & {
  label: string
  hint?: string
  /** What is wrong with what was filled in. */
  complaint: string | undefined
  onText: (text: string) => void
}

/** A field under its name. */
export function Field({ label, hint, complaint, onText, ...rest }: Props) {
  const id = useId()
  return (
    <div className="join-field">
      <label htmlFor={id}>
        {label}
        {hint && <span> {hint}</span>}
      </label>
      <input
        id={id}
        aria-invalid={complaint !== undefined}
        aria-describedby={complaint === undefined ? undefined : `${id}-complaint`}
        onChange={(event) => onText(event.target.value)}
        {...rest}
      />
      {complaint !== undefined && (
        <p className="join-complaint" id={`${id}-complaint`}>
          {complaint}
        </p>
      )}
    </div>
  )
}
