import { t } from "@confetti/domain/messages/t"
import { checkThoughtText } from "@confetti/domain/thoughts/thought-text"
import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { ThoughtField, useAboveKeyboard } from "../write/thought-field.tsx"
import { charactersLeft, problemTexts } from "../write/thought-words.ts"

type Props = { onAsk: (text: string) => void; onCancel: () => void }

export function AppealForm({ onAsk, onCancel }: Props) {
  const [text, setText] = useState("")
  const [complaint, setComplaint] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useAboveKeyboard(form)
  useEffect(() => field.current?.focus(), [])
  const refuse = (why: string) => {
    setComplaint(why)
    field.current?.focus()
  }
  const ask = () => {
    const words = text.trim()
    if (words === "") return refuse(t`One sentence is enough.`)
    // At most a thought's length, and the server's limit of units.
    if ((charactersLeft(text) ?? -1) < 0 || words.length > 1000)
      return refuse(t`Make it shorter: at most 500 characters.`)
    onAsk(words)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    ask()
  }
  return (
    <form className="own-thought-form grid gap-3" ref={form} aria-label="Request a review" noValidate onSubmit={submit}>
      <ThoughtField
        label="Why should it be restored? You can ask once. If possible, a different moderator decides."
        text={text}
        complaint={complaint}
        field={field}
        onText={(next) => {
          setComplaint(null)
          setText(next)
        }}
        onSend={ask}
        onEscape={() => text === "" && onCancel()}
      />
      <div className="own-thought-buttons">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" kind="primary">
          Send
        </Button>
      </div>
    </form>
  )
}

type EditFormProps = { text: string; isInTime: boolean; onSave: (text: string) => void; onCancel: () => void }

export function EditForm({ text: before, isInTime, onSave, onCancel }: EditFormProps) {
  const [text, setText] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
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
    setProblem(problemTexts[checked.reason])
    field.current?.focus()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form
      className="own-thought-form grid gap-3"
      ref={form}
      aria-label="Edit your thought"
      noValidate
      onSubmit={submit}
    >
      <ThoughtField
        label="Your thought"
        isLabelHidden
        text={text}
        complaint={problem ?? (isInTime ? null : t`You can only edit a thought for ten minutes.`)}
        field={field}
        onText={(next) => {
          setProblem(null)
          setText(next)
        }}
        onSend={save}
        onEscape={() => text === before && onCancel()}
      />
      <div className="own-thought-buttons">
        <Button onClick={onCancel}>Cancel</Button>
        {isInTime && (
          <Button type="submit" kind="primary">
            Save
          </Button>
        )}
      </div>
    </form>
  )
}
