import { useEffect, useState } from "react"
import { Portrait } from "../../../ui/portrait.tsx"
import { type Inviter, readInviter, readKeptInvite } from "../machine/kept-invite.ts"

/** Whose invitation it is, once the code is known to be real. Its place is kept while that is asked. */
export function InviterLine({ isShown }: { isShown: boolean }) {
  const [inviter, setInviter] = useState<Inviter | null | undefined>(() => (readKeptInvite() ? undefined : null))
  useEffect(() => {
    void readInviter().then(setInviter)
  }, [])
  if (!isShown || inviter === null) return null
  return (
    <div className="inviter" role="status">
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
