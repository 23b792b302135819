import { useState } from "react"
import { sendWaiting, useSync } from "../../../platform/sync/sync.ts"

type Props = { isBusy: boolean; onSignOut: () => void }

/** The way out of this device. What could not be sent is lost by leaving, so that is said first. */
export function SignOutHere({ isBusy, onSignOut }: Props) {
  const sync = useSync()
  const [isSending, setSending] = useState(false)
  const [hasUnsent, setUnsent] = useState(false)
  const leave = async () => {
    if (isSending) return
    setSending(true)
    const isAllSent = await sendWaiting(sync)
    setSending(false)
    setUnsent(!isAllSent)
    if (isAllSent) onSignOut()
  }
  return (
    <>
      <p className="setting-trouble" role="alert">
        {hasUnsent && "Some of what you did here has not been sent yet. If you sign out now, it is lost."}
      </p>
      <div className="setting-answers">
        {/* Not disabled while it sends: that would take the focus from it. */}
        <button type="button" className="button" disabled={isBusy} onClick={() => void leave()}>
          {hasUnsent ? "Send, then sign out" : "Sign out here"}
        </button>
        {hasUnsent && (
          <button type="button" className="button" disabled={isBusy} onClick={onSignOut}>
            Sign out anyway
          </button>
        )}
      </div>
    </>
  )
}
