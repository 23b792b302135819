import { useEffect, useState } from "react"
import { canUsePasskeys } from "./passkey.ts"
import { type Provider, readProviders } from "./sign-in-calls.ts"
import type { Join } from "./use-join.ts"
import { WayIcon } from "./way-icon.tsx"

const names: Record<Provider, string> = { apple: "Apple", google: "Google" }

/** The ways in without a code: a passkey for those who have one, and whatever the operator set up. */
export function OtherWays({ join }: { join: Join }) {
  const { busy, draft } = join
  const [providers, setProviders] = useState<readonly Provider[]>([])
  const hasPasskeys = draft.mode === "login" && canUsePasskeys()
  useEffect(() => {
    let isHere = true
    void readProviders().then((found) => isHere && setProviders(found))
    return () => {
      isHere = false
    }
  }, [])
  if (!hasPasskeys && providers.length === 0) return null
  return (
    <>
      <p className="join-or">or</p>
      <div className="join-ways">
        {hasPasskeys && (
          <button type="button" className="button" disabled={busy !== null} onClick={() => void join.askForPasskey()}>
            <WayIcon name="passkey" />
            {busy === "passkey" ? "Waiting for your passkey…" : "Use a passkey"}
          </button>
        )}
        {providers.map((name) => (
          <button
            key={name}
            type="button"
            className="button"
            disabled={busy !== null}
            onClick={() => void join.leaveFor(name)}
          >
            <WayIcon name={name} />
            Continue with {names[name]}
          </button>
        ))}
      </div>
    </>
  )
}
