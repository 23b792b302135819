import { type InputHTMLAttributes, useId } from "react"
import type { Country } from "./country-names.ts"

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "inputMode" | "autoCapitalize"> & {
  label: string
  name: string
  value: string
  isOptional?: boolean
  complaint: string | undefined
  /** One of these is chosen, where there are any. */
  options?: readonly Country[]
  onText: (text: string) => void
}

/** A line of an address under its name, with what is wrong with it beside it. */
export function AddressInput({ label, isOptional = false, complaint, options, onText, ...rest }: Props) {
  const id = useId()
  const shared = {
    id,
    required: !isOptional,
    "aria-invalid": complaint !== undefined,
    "aria-describedby": complaint === undefined ? undefined : `${id}-complaint`,
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  }
  return (
    <div className="address-field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span> if there is one</span>}
      </label>
      {options ? (
        <select {...rest} {...shared}>
          <option value="">Choose</option>
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" {...rest} {...shared} />
      )}
      {complaint !== undefined && (
        <p className="address-complaint" id={`${id}-complaint`}>
          {complaint}
        </p>
      )}
    </div>
  )
}
