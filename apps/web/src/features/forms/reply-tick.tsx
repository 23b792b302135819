import { useId } from "react"

type Props = {
  mayReply: boolean
  email: string
  /** Nobody is signed in, so they are asked where. */
  isStranger: boolean
  /** Where somebody signed in is written to, once that is known. */
  account: string | null
  onChange: (changed: { mayReply?: boolean; email?: string }) => void
}

/** Whether they may be written to, and where. */
export function ReplyTick({ mayReply, email, isStranger, account, onChange }: Props) {
  const id = useId()
  return (
    <div className="form-reply">
      <label className="form-tick">
        <input type="checkbox" checked={mayReply} onChange={(event) => onChange({ mayReply: event.target.checked })} />
        <span>You may write to me about it</span>
      </label>
      {mayReply && !isStranger && account !== null && <p className="form-note">To {account}, and only about this.</p>}
      {mayReply && isStranger && (
        <div className="form-writing">
          <label htmlFor={id}>
            E-mail <span>Used to answer this, and for nothing else</span>
          </label>
          <input
            id={id}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            maxLength={254}
            value={email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        </div>
      )}
    </div>
  )
}
