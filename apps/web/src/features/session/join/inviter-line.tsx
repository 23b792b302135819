import { useEffect, useState } from "react"
import { Portrait } from "../../../ui/portrait.tsx"
import { type Inviter, readInviter, readKeptInvite } from "../machine/kept-invite.ts"

/** Whose invitation it is, once the code is known to be real; without one, what joining is good for. Its place is kept while that is asked. */
export function InviterLine() {
  const [inviter, setInviter] = useState<Inviter | null | undefined>(() => (readKeptInvite() ? undefined : null))
  useEffect(() => {
    void readInviter().then(setInviter)
  }, [])
  if (inviter === null) {
    return <p className="join-about">Your likes and your place, on every device. No password.</p>
  }
  return (
    <div className="join-inviter" role="status">
      {inviter && (
        <>
          <Portrait person={{ id: inviter.name, ...inviter }} />
          <p>
            <strong>{inviter.name === "" ? "A friend invited you" : `${inviter.name} invited you`}</strong>
            <span>Good to have you here.</span>
          </p>
        </>
      )}
    </div>
  )
}
