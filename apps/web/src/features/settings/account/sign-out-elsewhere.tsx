import { useState } from "react"

type Props = {
  hasPasskeys: boolean
  isBusy: boolean
  onSignOut: (removePasskeys: boolean) => void
}

/** The way out of every other device. Passkeys outlive it, unless they are to go too. */
export function SignOutElsewhere({ hasPasskeys, isBusy, onSignOut }: Props) {
  const [isTicked, setTicked] = useState(false)
  return (
    <div className="setting-elsewhere">
      {hasPasskeys && (
        <label className="setting-tick">
          <input type="checkbox" checked={isTicked} onChange={(event) => setTicked(event.target.checked)} />
          <span className="setting-text">
            <span className="setting-title">Also remove my passkeys</span>
            <span className="setting-about">Tick this if a device or a passkey here is not yours.</span>
          </span>
        </label>
      )}
      <button type="button" className="button" disabled={isBusy} onClick={() => onSignOut(hasPasskeys && isTicked)}>
        Sign out everywhere else
      </button>
    </div>
  )
}
