import { type SubmitEvent, useEffect, useRef, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Alert } from "../../kit/alert.tsx"
import type { BlockFormKind } from "./block-form-kind.ts"

type Props<Values> = {
  form: BlockFormKind<Values>
  opened: Values
  isNew: boolean
  onSave: (yaml: string) => boolean
  onClose: () => void
}

/** A file is chosen by a button, over an input that nobody sees. */
const firstField = "input:not([type='file']), textarea, select, button"
const flawedField = "[aria-invalid], [data-invalid]"

/** The fields of a block. Flaws are said once somebody means to be done, and from then on as they come and go. */
export function FilledForm<Values>({ form, opened, isNew, onSave, onClose }: Props<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(opened)
  const [attempts, setAttempts] = useState(0)
  const [isTooLong, setTooLong] = useState(false)
  const flaws = form.findFlaws(values)
  // The sheet gives the focus to its own button first.
  useEffect(() => element.current?.querySelector<HTMLElement>(firstField)?.focus(), [])
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>(flawedField)?.focus()
  }, [attempts])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The sheet stands inside the tile's own form.
    event.stopPropagation()
    if (Object.keys(flaws).length > 0) return setAttempts(attempts + 1)
    const yaml = form.write(values)
    // Opened and left as it was, a block stays as its editor wrote it.
    const isSame = !isNew && yaml === form.write(opened)
    if (isSame || onSave(yaml)) onClose()
    else setTooLong(true)
  }
  return (
    <form className="studio-form block-form" noValidate ref={element} onSubmit={submit}>
      <form.Fields
        values={values}
        flaws={attempts > 0 ? flaws : {}}
        onChange={(change) =>
          setValues((now) => ({ ...now, ...(typeof change === "function" ? change(now) : change) }))
        }
      />
      <Alert>{isTooLong && "The text is as long as it can be. Shorten it somewhere, and this fits in."}</Alert>
      <div className="studio-answers block-form-answers">
        <Button type="submit" kind="primary">
          {isNew ? "Add" : "Save"}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
