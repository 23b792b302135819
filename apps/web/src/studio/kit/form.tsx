import { t } from "@confetti/domain/messages/t"
import { type ComponentProps, type ReactNode, useId } from "react"
import { Button } from "../../ui/button.tsx"

type FormProps = {
  action: string
  kind?: "primary" | "danger"
  /** More buttons, which may submit it too: `text` returns their `name` and `value`. */
  also?: ReactNode
  no?: string
  label?: string
  className?: string
  isBusy?: boolean
  /** `text` returns a field's trimmed value. */
  onSubmit: (text: (name: string) => string, reset: () => void) => void
  onCancel?: () => void
  children: ReactNode
}

export function Form(props: FormProps) {
  const { action, kind = "primary", also, no = t`Cancel`, label, className = "studio-ask", isBusy = false } = props
  const { onSubmit, onCancel, children } = props
  return (
    <form
      className={`studio-form ${className}`}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        const element = event.currentTarget
        const form = new FormData(element, event.nativeEvent.submitter)
        onSubmit(
          (name) => formText(form, name),
          () => element.reset(),
        )
      }}
      onKeyDown={({ key }) => {
        if (key === "Escape") onCancel?.()
      }}
    >
      {children}
      <div className="studio-answers">
        <Button type="submit" kind={kind} disabled={isBusy}>
          {action}
        </Button>
        {also}
        {onCancel && <Button onClick={onCancel}>{no}</Button>}
      </div>
    </form>
  )
}

/** Asks for a reason that the affected person will read: its `text("reason")`. */
export function ReasonForm({
  label,
  children,
  ...form
}: Omit<FormProps, "label" | "children"> & { label: string; children?: ReactNode }) {
  return (
    <Form {...form} kind="danger">
      <Field label={label} name="reason" required maxLength={300} autoComplete="off" isFirst />
      {children}
    </Form>
  )
}

type FieldProps = {
  label: string
  hint?: string
  /** Receives the focus: the button that opened the form is gone. */
  isFirst?: boolean
  onType?: (value: string) => void
} & (ComponentProps<"input"> | ComponentProps<"textarea">)

export function Field({ label, hint, isFirst, onType, ...given }: FieldProps) {
  const id = useId()
  const props = {
    ...given,
    id,
    "aria-describedby": hint === undefined ? undefined : `${id}-hint`,
    ...(isFirst && { autoFocus: true, "data-autofocus": true }),
    ...(onType && { onChange: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value) }),
  }
  return (
    <div className="studio-field">
      <label htmlFor={id}>{label}</label>
      {"rows" in props ? <textarea {...props} /> : <input {...(props as ComponentProps<"input">)} />}
      {hint !== undefined && (
        <p className="studio-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

type SelectProps<Value extends string> = {
  label: ReactNode
  options: readonly (readonly [value: Value, words: string])[]
  onChoose?: (value: Value) => void
} & ComponentProps<"select">

export function Select<Value extends string>({ label, options, onChoose, ...props }: SelectProps<Value>) {
  return (
    <label className="studio-field">
      {label}
      <select {...props} onChange={({ currentTarget }) => onChoose?.(currentTarget.value as Value)}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value.trim() : ""
}
