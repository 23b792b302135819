import type { ReactNode } from "react"

type Option<Value> = { value: Value; label: string; face?: ReactNode }

type Props<Value> = {
  title: string
  about?: string
  name: string
  options: readonly Option<Value>[]
  value: Value
  children?: ReactNode
  onChange: (value: Value) => void
}

/** One of a few, side by side. `face` is what is seen where the label is only read out. */
export function Choice<Value extends string | number>(props: Props<Value>) {
  const { title, about, name, options, value, children, onChange } = props
  return (
    <fieldset className="choice">
      <legend className="setting-title">{title}</legend>
      {about && <p className="setting-about">{about}</p>}
      <div className="choices">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(option.face !== undefined && { "aria-label": option.label })}
              autoComplete="off"
              checked={option.value === value}
              // Chosen before the app was there.
              ref={(input) => {
                if (input?.checked && option.value !== value) onChange(option.value)
              }}
              onChange={() => onChange(option.value)}
            />
            {option.face ?? <span>{option.label}</span>}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
