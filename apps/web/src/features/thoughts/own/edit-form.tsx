import { t } from "@confetti/domain/messages/t"
import { checkThoughtText } from "@confetti/domain/thoughts/thought-text"
import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { ThoughtField } from "../write/thought-field.tsx"
import { flawWords } from "../write/thought-words.ts"
import { useAboveKeyboard } from "../write/use-above-keyboard.ts"

type Props = { text: string; isInTime: boolean; onSave: (text: string) => void; onCancel: () => void }

/** One's own words, to be changed in their place. */
export function EditForm({ text: before, isInTime, onSave, onCancel }: Props) {
  const [text, setText] = useState(before)
  const [flaw, setFlaw] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useAboveKeyboard(form)
  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])
  const save = () => {
    const checked = checkThoughtText(text)
    if (checked.ok) return onSave(checked.text)
    setFlaw(flawWords[checked.reason])
    field.current?.focus()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form className="own-thought-form" ref={form} aria-label="Edit your thought" noValidate onSubmit={submit}>
      <ThoughtField
        label="Your take"
        isLabelHidden
        text={text}
        complaint={flaw ?? (isInTime ? null : t`Ten minutes have passed, so it stays as it is.`)}
        field={field}
        onText={(next) => {
          setFlaw(null)
          setText(next)
        }}
        onSend={save}
        onEscape={() => text === before && onCancel()}
      />
      <div className="own-thought-buttons">
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
        {isInTime && (
          <button type="submit" className="button primary">
            Save
          </button>
        )}
      </div>
    </form>
  )
}
