import { textLength } from "@confetti/domain/tile/tile-limits"
import type { ComponentProps, ReactNode } from "react"
import { type Field, useDocument, useField } from "./document.tsx"
import type { Path } from "./paths.ts"

type FrameProps = {
  field: Pick<Field<unknown>, "id" | "problem" | "isQuiet">
  label: ReactNode
  /** Beside the label: a count, or a time zone. */
  aside?: ReactNode
  hint?: ReactNode
  className?: string
  children: ReactNode
}

export function FieldFrame({ field, label, aside, hint, className = "", children }: FrameProps) {
  return (
    <div className={`studio-field ${className}`}>
      <span className="field-head">
        <label htmlFor={field.id}>{label}</label>
        {aside !== undefined && (
          <span className="field-aside" id={`${field.id}-aside`}>
            {aside}
          </span>
        )}
      </span>
      {children}
      <FieldAbout field={field} hint={hint} />
    </div>
  )
}

/** Several controls of one field. Receives the focus when its problem is opened. */
export function SetFrame({ field, label, aside, hint, children }: Omit<FrameProps, "className">) {
  return (
    <fieldset
      className="studio-set grid gap-2"
      id={field.id}
      tabIndex={-1}
      aria-describedby={`${field.id}-aside ${field.id}-about`}
    >
      <legend>
        {label}{" "}
        {aside !== undefined && (
          <span className="field-aside" id={`${field.id}-aside`}>
            {aside}
          </span>
        )}
      </legend>
      {children}
      <FieldAbout field={field} hint={hint} />
    </fieldset>
  )
}

export function FieldAbout({ field, hint }: Pick<FrameProps, "field" | "hint">) {
  const { id, problem, isQuiet } = field
  return (
    <p
      className={`studio-${problem === null || isQuiet ? "hint" : "error"} text-1 font-normal wrap-anywhere`}
      id={`${id}-about`}
    >
      {problem ?? hint}
    </p>
  )
}

/** Attributes that connect a control with its frame. */
export function controlProps({ id, problem, isQuiet }: FrameProps["field"]) {
  return {
    id,
    "aria-describedby": `${id}-aside ${id}-about`,
    "aria-invalid": (problem !== null && !isQuiet) || undefined,
  }
}

type TextFieldProps<Value> = {
  path: string | Path
  label: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  /** Characters that may be published. More can be typed, with a warning. */
  most?: number
  rows?: number
  /** Whether line breaks are allowed. */
  hasLines?: boolean
  /** Converts the value to text, and the typed text to a value. */
  show?: (value: Value) => string
  parse?: (text: string, before: Value) => Value
  /** Called with the typed text, for changes beyond this value. */
  onType?: (text: string) => void
  /** Overrides the problem, if problems use another path. */
  problem?: string | null
  className?: string
} & Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "placeholder" | "readOnly" | "required" | "min" | "max" | "maxLength"
>

export function TextField<Value = string>(props: TextFieldProps<Value>) {
  const { path, label, hint, aside, most, rows, hasLines = false, show = String, problem, className = "" } = props
  const { parse = (text) => text as Value, onType, type, inputMode, min, max } = props
  const { longest, isBegun } = useDocument()
  const { value, edit, ...found } = useField<Value>(path)
  const text = value === null || value === undefined ? "" : show(value)
  const field = { ...found, isQuiet: isBegun && text === "", ...(problem !== undefined && { problem }) }
  const isOver = most !== undefined && textLength(text) > most
  const control = {
    ...controlProps(field),
    value: text,
    readOnly: props.readOnly,
    placeholder: props.placeholder,
    required: props.required,
    maxLength: props.maxLength ?? longest,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      // Pasted lines are joined.
      const typed = rows === undefined || hasLines ? currentTarget.value : currentTarget.value.replace(/\s*\n\s*/g, " ")
      if (onType) onType(typed)
      else edit((before) => parse(typed, before))
    },
  }
  const count = most !== undefined && (
    <span data-over={isOver || undefined}>
      {textLength(text)}/{most}
      <span className="unseen"> characters</span>
    </span>
  )
  return (
    <FieldFrame field={field} label={label} aside={aside ?? (count || undefined)} hint={hint} className={className}>
      {rows === undefined ? (
        <input {...{ type, inputMode, min, max }} {...control} />
      ) : (
        <textarea {...control} rows={rows} />
      )}
    </FieldFrame>
  )
}

type SelectFieldProps = {
  path: string | Path
  label: ReactNode
  options: readonly (readonly [value: string, words: string])[]
  hint?: ReactNode
}

export function SelectField({ path, label, options, hint }: SelectFieldProps) {
  const field = useField<string>(path)
  const isKnown = options.some(([value]) => value === field.value)
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <select
        {...controlProps(field)}
        value={field.value}
        onChange={({ currentTarget }) => field.set(currentTarget.value)}
      >
        {!isKnown && <option value={field.value}>{field.value || "Choose"}</option>}
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="studio-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
