import { useId } from "react"
import { codeLength, readCode } from "./read-code.ts"

type Props = {
  code: string
  /** How often a whole code was wrong: each time the cells shake once. */
  misses: number
  isBusy: boolean
  onType: (code: string) => void
}

/** One field, drawn as six cells: pasting, filling in from the mail and screen readers all meet a plain field. */
export function CodeField({ code, misses, isBusy, onType }: Props) {
  const id = useId()
  return (
    <div className="join-code" data-busy={isBusy || undefined}>
      <label className="unseen" htmlFor={id}>
        Six-digit code
      </label>
      <div key={misses} className="join-cells" data-missed={misses > 0 || undefined} aria-hidden="true">
        {Array.from({ length: codeLength }, (_, at) => (
          <span key={at} data-next={at === Math.min(code.length, codeLength - 1) || undefined}>
            {code[at]}
          </span>
        ))}
      </div>
      <input
        id={id}
        type="text"
        name="one-time-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        aria-describedby="code-trouble"
        readOnly={isBusy}
        value={code}
        onChange={(event) => onType(readCode(event.target.value))}
      />
    </div>
  )
}
