import { usualCodeDigits } from "@confetti/contract/limits"
import { useId, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { readCode } from "./read-code.ts"
import { type Join, useSecondsUntil } from "./use-join.ts"

type CodeFieldProps = {
  code: string
  digits: number
  misses: number
  isBusy: boolean
  onType: (code: string) => void
}

type Props = { join: Join; isEmulator: boolean }

export function CodeStep({ join, isEmulator }: Props) {
  const { draft, busy, error } = join
  const [code, setCode] = useState("")
  const [misses, setMisses] = useState(0)
  const [isAgain, setAgain] = useState(false)
  const wait = useSecondsUntil(Math.max(draft.resendAt, error.until ?? 0))

  const type = async (next: string) => {
    setCode(next)
    if (next.length < draft.digits || next === code) return
    if (await join.submitCode(next)) return
    setCode("")
    setMisses((count) => count + 1)
  }
  const sendAgain = async () => {
    if (await join.mail()) setAgain(true)
  }
  return (
    <>
      <p className="ink-2 text-3 text-pretty" role="status">
        {isAgain ? (
          <>
            We sent a new code to <strong className="font-semibold ink-1 wrap-anywhere">{draft.email}</strong>. Use the
            latest email.
          </>
        ) : (
          <>
            We sent a code to <strong className="font-semibold ink-1 wrap-anywhere">{draft.email}</strong>. It works for
            ten minutes.
          </>
        )}
      </p>
      <CodeField
        code={code}
        digits={draft.digits}
        misses={misses}
        isBusy={busy === "code"}
        onType={(next) => void type(next)}
      />
      <p className="join-error ink-alert text-pretty" role="alert" id="code-error">
        {error.text}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2-4">
        <Button className="tabular-nums" disabled={busy !== null || wait > 0} onClick={() => void sendAgain()}>
          {busy === "mail" ? "Sending…" : wait > 0 ? `Send again in ${wait} s` : "Send again"}
        </Button>
        <button type="button" className="join-link min-h-44" onClick={join.changeAddress}>
          {join.isReauth ? "Sign in another way" : "Change the address"}
        </button>
      </div>
      {isEmulator && (
        <p className="ink-2 text-1 text-pretty">
          This server does not send email.{" "}
          <a
            className="join-link"
            href={`/emulator/mail?to=${encodeURIComponent(draft.email)}`}
            target="_blank"
            rel="noreferrer"
          >
            Read it here
          </a>
          .
        </p>
      )}
    </>
  )
}

/** A single field drawn as cells for short codes, so that pasting, autofill and screen readers work as usual. */
function CodeField({ code, digits, misses, isBusy, onType }: CodeFieldProps) {
  const id = useId()
  const isLong = digits > usualCodeDigits
  return (
    <div className={isLong ? "join-field grid" : "join-code relative py-2"} data-busy={isBusy || undefined}>
      <label className={isLong ? "font-semibold" : "unseen"} htmlFor={id}>
        Code from the email
      </label>
      {!isLong && (
        <div key={misses} className="join-cells grid gap-1" data-missed={misses > 0 || undefined} aria-hidden="true">
          {Array.from({ length: digits }, (_, at) => (
            <span
              key={at}
              className="grid place-items-center rounded-card"
              data-next={at === Math.min(code.length, digits - 1) || undefined}
            >
              {code[at]}
            </span>
          ))}
        </div>
      )}
      <input
        id={id}
        className={isLong ? "w-full min-h-52 px-4 py-2 rounded-card" : "absolute inset-0 w-full p-0"}
        type="text"
        name="one-time-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        aria-describedby="code-error"
        readOnly={isBusy}
        value={code}
        onChange={(event) => onType(readCode(event.target.value, digits))}
      />
    </div>
  )
}
