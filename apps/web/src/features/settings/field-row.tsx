import { type InputHTMLAttributes, useEffect, useId, useRef, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { errorText } from "./error-text.ts"

type Props = {
  title: string
  about: string
  value: string
  input: InputHTMLAttributes<HTMLInputElement>
  isAsked?: boolean
  /** Returns the error of a refusal, or null. */
  onSave: (value: string) => Promise<unknown>
}

export function FieldRow({ title, about, value, input, isAsked = false, onSave }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const row = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const isChanged = typed !== null && typed.trim() !== value

  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])

  const save = async () => {
    if (!isChanged || isSaving) return
    const isByKeys = document.activeElement?.matches(":focus-visible")
    setSaving(true)
    setError(null)
    const error = await onSave(typed.trim())
    setSaving(false)
    if (error === null) setTyped(null)
    else setError(errorText(error))
    // The pressed button disappears. For touch, the keyboard should stay closed.
    if (isByKeys) field.current?.focus()
    else row.current?.focus({ preventScroll: true })
  }
  return (
    <form
      className="py-3"
      ref={row}
      tabIndex={-1}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <label className="setting-title" htmlFor={id}>
        {title}
      </label>
      <p className="setting-about" id={`${id}-about`}>
        {about}
      </p>
      <div className="flex flex-wrap gap-2 mt-2">
        <input
          {...input}
          ref={field}
          id={id}
          className="field min-w-0 min-h-48 px-4 py-2 rounded-card text-3"
          value={typed ?? value}
          aria-describedby={`${id}-about ${id}-error`}
          aria-invalid={error !== null}
          onChange={(event) => setTyped(event.target.value)}
        />
        {(isChanged || isSaving) && (
          <Button type="submit" kind="primary" className="min-h-48" disabled={isSaving}>
            {isSaving ? "Saving…" : "Save"}
          </Button>
        )}
      </div>
      <p className="setting-error" id={`${id}-error`} role="alert">
        {error}
      </p>
    </form>
  )
}
