import { t } from "@confetti/domain/messages/t"
import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { ThoughtField } from "../write/thought-field.tsx"
import { charactersLeft } from "../write/thought-words.ts"
import { useAboveKeyboard } from "../write/use-above-keyboard.ts"

type Props = { onAsk: (text: string) => void; onCancel: () => void }

/** A sentence to whoever looks once more. */
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
    if (words === "") return refuse(t`A sentence will do.`)
    // As long as a thought at most, and never more units than the server takes.
    if ((charactersLeft(text) ?? -1) < 0 || words.length > 1000) return refuse(t`Make it shorter: 500 characters.`)
    onAsk(words)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    ask()
  }
  return (
    <form className="own-thought-form" ref={form} aria-label="Ask for another look" noValidate onSubmit={submit}>
      <ThoughtField
        label="Why should it stand? You can ask once, and somebody else reads it where there is somebody."
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
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="button primary">
          Ask
        </button>
      </div>
    </form>
  )
}
