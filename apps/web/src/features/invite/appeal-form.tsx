import { t } from "@confetti/domain/messages/t"
import { useEffect, useId, useRef, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { Button } from "../../ui/button.tsx"

type Props = { name: string; onSend: (text: string) => Promise<void> }

const most = 1000

export function AppealForm({ name, onSend }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState("")
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const send = async () => {
    if (text.trim() === "") return setError(t`Write a line or two for the reviewer.`)
    setBusy(true)
    setError(null)
    try {
      await onSend(text.trim())
    } catch (error) {
      setError(errorTextOf(error))
      setBusy(false)
    }
  }
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  if (!isOpen) {
    return (
      <Button className="mt-2 surface-3" onClick={() => setOpen(true)}>
        Request a review<span className="unseen"> of {name}</span>
      </Button>
    )
  }
  return (
    <form
      className="appeal grid justify-items-start gap-2 w-full mt-2"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label className="font-semibold" htmlFor={id}>
        What should we know?
      </label>
      <textarea
        id={id}
        className="w-full px-4 py-3 rounded-card surface-2"
        rows={3}
        maxLength={most}
        value={text}
        aria-describedby={`${id}-error`}
        ref={field}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="ink-alert" id={`${id}-error`} role="alert">
        {error}
      </p>
      <Button type="submit" kind="primary" disabled={isBusy}>
        {isBusy ? "Sending…" : "Send"}
      </Button>
    </form>
  )
}

function errorTextOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null
  if (code === "offline") return t`You are offline. Your text is saved. Send it again when you are online.`
  if (code === "referral/appealed") return t`You have already requested a review.`
  return t`Could not send it. Your text is saved. Please try again in a moment.`
}
