import { plural } from "@confetti/domain/messages/plural"
import { useState } from "react"
import { sendWaiting, useSync } from "../../../platform/sync/sync.ts"

type Props = { isBusy: boolean; onSignOut: () => void }

/** The way out of this device. What could not be sent is lost by leaving, so that is said first. */
export function SignOutHere({ isBusy, onSignOut }: Props) {
  const sync = useSync()
  const [isSending, setSending] = useState(false)
  const [unsent, setUnsent] = useState(0)
  const leave = async () => {
    setSending(true)
    const count = await sendWaiting(sync)
    setSending(false)
    setUnsent(count)
    if (count === 0) onSignOut()
  }
  return (
    <>
      <p className="setting-trouble" role="alert">
        {unsent > 0 &&
          plural(unsent, {
            one: "One change has not been sent yet. If you sign out now, it is lost.",
            other: "# changes have not been sent yet. If you sign out now, they are lost.",
          })}
      </p>
      <div className="setting-answers">
        <button type="button" className="button" disabled={isBusy || isSending} onClick={() => void leave()}>
          {unsent > 0 ? "Send, then sign out" : "Sign out here"}
        </button>
        {unsent > 0 && (
          <button type="button" className="button" disabled={isBusy || isSending} onClick={onSignOut}>
            Sign out anyway
          </button>
        )}
      </div>
    </>
  )
}
