import type { Role } from "@confetti/domain/editors/roles"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useState } from "react"
import { useSessionMachine } from "../../features/session/change/index.ts"
import { useOpenJoin, useSession } from "../../features/session/index.ts"
import { useLocation, useSearch } from "../../platform/location.ts"
import { readInTab, writeInTab } from "../../platform/tab-storage.ts"
import { Button } from "../../ui/button.tsx"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { GateCard } from "../access/gate.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { useAction } from "../kit/use-action.ts"
import { rolesText } from "../roles-words.ts"

type Props = {
  language: string
  brandName: string
  onAccepted: () => void
  onTitle: (title: string) => void
}

const isToken = (value: unknown): value is string => typeof value === "string"

export function JoinPage({ language, brandName, onAccepted, onTitle }: Props) {
  const { state, user } = useSession()
  const openJoin = useOpenJoin()
  const [, go] = useLocation()
  const { refreshUser } = useSessionMachine()
  const token = useToken()
  const [email] = useState(addressInLink)
  const [roles, setRoles] = useState<readonly Role[] | null>(null)
  const { isBusy, error, act } = useAction()
  useEffect(() => onTitle(t`Invitation`), [onTitle])

  const accept = async () => {
    const answer = await studioCall("editors-accept_invitation", { token: token ?? "" })
    writeInTab("cf_editor_token", null)
    setRoles(answer.roles)
    await refreshUser().catch(() => undefined)
    onAccepted()
  }

  const isHydrated = useIsHydrated()
  const waiting = <div className="studio-gate" role="status" aria-label="Checking your access" />
  if (!isHydrated) return waiting
  if (roles)
    return (
      <GateCard title="Welcome to the studio" about={`You can now use the studio as ${rolesText(roles, language)}.`}>
        <Button kind="primary" onClick={() => go("/studio", { replace: true })}>
          Open the studio
        </Button>
      </GateCard>
    )
  if (token === null)
    return (
      <GateCard title="This link is incomplete" about="Open it again from the email, or ask an owner for a new one.">
        <a className="button" href="/studio">
          Open the studio
        </a>
      </GateCard>
    )
  if (state === "loading") return waiting
  if (state === "anonymous")
    return (
      <GateCard
        title={`Join the team of ${brandName}`}
        about="You are invited to the studio. Sign in with the address the invitation was sent to. A code by email is enough for now."
      >
        <Button kind="primary" onClick={() => openJoin("login", email === null ? {} : { email })}>
          Sign in
        </Button>
      </GateCard>
    )
  return (
    <GateCard
      title={`Join the team of ${brandName}`}
      about={
        user?.email
          ? `You are invited to the studio, and signed in as ${user.email}. The owners can see a log of what you do there.`
          : "You are invited to the studio. The owners can see a log of what you do there."
      }
      below={<Alert>{error}</Alert>}
    >
      <Button kind="primary" disabled={isBusy} onClick={() => void act(accept)}>
        {isBusy ? "Accepting…" : "Accept the invitation"}
      </Button>
    </GateCard>
  )
}

/** The invited address. It is removed from the page's address with the token. */
function addressInLink(): string | null {
  return new URLSearchParams(globalThis.location?.hash.slice(1)).get("email")
}

/** The link's token, removed from the address at once and kept in the tab until used, as signing in may leave the page. */
function useToken(): string | null {
  const search = useSearch()
  const [, go] = useLocation()
  const given = new URLSearchParams(search).get("token")
  const [saved, setSaved] = useState<string | null>(null)
  useEffect(() => {
    if (given === null) setSaved((before) => before ?? readInTab("cf_editor_token", isToken))
    else {
      writeInTab("cf_editor_token", given)
      setSaved(given)
      go("/studio/join", { replace: true })
    }
  }, [given, go])
  return given ?? saved
}
