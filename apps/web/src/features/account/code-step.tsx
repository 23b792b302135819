import { t } from "@confetti/domain/messages/t"
import { toAsciiDigits } from "@confetti/domain/to-ascii-digits"
import { useEffect, useId, useRef, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { Button } from "../../ui/button.tsx"
import { useAttempt } from "../../ui/use-attempt.ts"

/** `wait`: seconds until another code may be requested. `isEarlier`: sent before this sheet was opened. */
export type SentCode = { isEarlier: boolean; wait: number }

type Props = {
  /** Null if the address is unknown here. */
  mailbox: string | null
  sent: SentCode
  onConfirm: (code: string) => Promise<void>
  onResend: () => Promise<void>
  onCancel: (() => void) | undefined
}

const digits = 6
/** Seconds until another code may be requested, as on the server. */
export const patience = 30

export function CodeStep({ mailbox, sent, onConfirm, onResend, onCancel }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState("")
  const confirming = useAttempt(errorText)
  const resending = useAttempt(errorText)
  const wait = useCountdown(sent.wait)

  const confirm = async () => {
    if (code.length < digits || confirming.isBusy) return
    const isThrough = await confirming.attempt(() => onConfirm(code))
    if (isThrough) return
    setCode("")
    field.current?.focus()
  }
  const resend = async () => {
    if (await resending.attempt(onResend)) {
      setCode("")
      wait.restart(patience)
    }
  }
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <label className="text-3 font-semibold wrap-anywhere" htmlFor={id}>
        {mailbox === null ? "The six-digit code we emailed you" : `The six-digit code we emailed to ${mailbox}`}
      </label>
      {sent.isEarlier && <p className="ink-2 text-pretty">The last code we sent you still works.</p>}
      <input
        id={id}
        className="code-field px-4 rounded-card surface-3"
        ref={field}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="······"
        aria-describedby={`${id}-error`}
        aria-invalid={confirming.error !== null}
        // The field was requested by the person.
        autoFocus
        onChange={(event) => setCode(toAsciiDigits(event.target.value).replace(/\D/g, "").slice(0, digits))}
      />
      <p className="leaving-error ink-alert text-pretty" id={`${id}-error`} role="alert">
        {confirming.error ?? resending.error}
      </p>
      <div className="flex flex-wrap gap-2 mt-2">
        <Button type="submit" kind="danger" disabled={code.length < digits || confirming.isBusy}>
          {confirming.isBusy ? "Deleting…" : "Delete my account"}
        </Button>
        {onCancel && <Button onClick={onCancel}>Keep my account</Button>}
      </div>
      <button
        type="button"
        className="leaving-resend min-h-44 ink-2 underline"
        disabled={wait.seconds > 0 || resending.isBusy}
        onClick={() => void resend()}
      >
        {wait.seconds > 0 ? `New code in ${wait.seconds} s` : "Email me a new code"}
      </button>
    </form>
  )
}

function useCountdown(from: number): { seconds: number; restart: (from: number) => void } {
  const [seconds, setSeconds] = useState(from)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const beat = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000)
    return () => clearInterval(beat)
  }, [isOver])
  return { seconds, restart: setSeconds }
}

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t`Something went wrong. Nothing was deleted. Please try again.`
  switch (error.code) {
    case "offline":
      return t`You are offline. Nothing was deleted. Try again when you are online.`
    case "session/wrong-code":
      return t`This code is wrong. Nothing was deleted. Check the latest email and try again.`
    case "session/code-expired":
      return t`This code has expired. Nothing was deleted. Request a new code.`
    case "session/too-many-tries":
      return t`Too many attempts with this code. Nothing was deleted. Request a new code.`
    case "request/rate-limited":
      return t`Too many attempts. Nothing was deleted. Wait a few minutes, then request a new code.`
    case "mail/unavailable":
      return t`Could not send the email. Nothing was deleted. Please try again in a moment.`
    case "session/required":
    case "session/expired":
      return t`You have been signed out. Sign in again, then come back here.`
    default:
      return t`Could not reach the server. Nothing was deleted. Please try again in a moment.`
  }
}
