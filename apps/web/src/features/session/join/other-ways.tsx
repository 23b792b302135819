import { t } from "@confetti/domain/messages/t"
import { useEffect, useState } from "react"
import { type Provider, readProviders } from "../../../platform/sign-in/providers.ts"
import { Button } from "../../../ui/button.tsx"
import { canUsePasskeys } from "./passkey.ts"
import type { Join } from "./use-join.ts"

/** Icons of the other ways to sign in. Two companies require theirs unchanged. */
const paths = {
  passkey:
    "M12.5 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM2.5 20c.6-3.8 2.9-5.6 6-5.6 1.4 0 2.6.3 3.6 1M20.5 10.2a2.7 2.7 0 1 0-3.7 2.5v6.1l1.2 1.4 1.7-1.7-1.1-1.3 1.1-1.3-1-1.4a2.7 2.7 0 0 0 1.8-4.3z",
  apple:
    "M16.5 12.6c0-2.2 1.8-3.2 1.9-3.3-1-1.5-2.6-1.7-3.2-1.7-1.4-.1-2.6.8-3.3.8s-1.7-.8-2.8-.8C7.600 7.600 6.300 8.500 5.600 9.700c-1.500 2.600-.4 6.400 1 8.500.7 1 1.500 2.200 2.600 2.100 1.100 0 1.500-.7 2.700-.7s1.600.7 2.700.7 1.900-1 2.500-2c.8-1.200 1.100-2.300 1.100-2.400 0 0-2.200-.8-2.200-3.300zM14.400 6.200c.6-.7 1-1.700.9-2.700-.8 0-1.900.6-2.500 1.300-.5.6-1 1.600-.9 2.600 1 .1 1.900-.5 2.500-1.200z",
  google:
    "M20.600 12.200c0-.6-.1-1.200-.2-1.800H12v3.400h4.800a4.100 4.100 0 0 1-1.800 2.700v2.200h2.900c1.700-1.500 2.700-3.800 2.700-6.500zM12 21c2.400 0 4.500-.8 5.900-2.200L15 16.600a5.400 5.400 0 0 1-8-2.800H4v2.300A9 9 0 0 0 12 21zM7 13.700a5.400 5.400 0 0 1 0-3.400V8H4a9 9 0 0 0 0 8zM12 6.600c1.300 0 2.500.5 3.400 1.300l2.600-2.500A9 9 0 0 0 4 8l3 2.300A5.400 5.400 0 0 1 12 6.600z",
} as const

const words: Record<Provider, string> = { apple: t`Continue with Apple`, google: t`Continue with Google` }

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
      <p className="join-or flex items-center gap-3 ink-2">or</p>
      <div className="join-ways grid gap-2">
        {hasPasskeys && (
          <Button className="min-h-52" disabled={busy !== null} onClick={() => void join.askForPasskey()}>
            <WayIcon name="passkey" />
            {busy === "passkey" ? "Waiting for your passkey…" : "Use a passkey"}
          </Button>
        )}
        {providers.map((name) => (
          <Button key={name} className="min-h-52" disabled={busy !== null} onClick={() => void join.leaveFor(name)}>
            <WayIcon name={name} />
            {words[name]}
          </Button>
        ))}
      </div>
    </>
  )
}

function WayIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" data-solid={name !== "passkey" || undefined} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
