import { useState } from "react"
import { refreshUser } from "../../session/change/index.ts"

/** Signed in, but the account's record could not be read: offline, or the server does not have it yet. */
export function AccountTrouble() {
  const [isTrying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await refreshUser().catch(() => undefined)
    setTrying(false)
  }
  return (
    <div className="account-trouble" role="status">
      <p>Your profile, passkeys and devices show themselves when the server can be reached. All else works.</p>
      <button type="button" className="button" disabled={isTrying} onClick={() => void retry()}>
        {isTrying ? "Trying…" : "Try again"}
      </button>
    </div>
  )
}
