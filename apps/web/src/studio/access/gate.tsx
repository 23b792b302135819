import type { ReactNode } from "react"
import { useOpenJoin, useSession } from "../../features/session/index.ts"
import { Button } from "../../ui/button.tsx"
import { PasskeyButton } from "./passkey-button.tsx"
import type { Access } from "./use-studio-access.ts"

type Props = {
  kind: Exclude<Access["kind"], "open">
  brandName: string
  passkeys: (onAdded: () => void) => ReactNode
  onCheck: () => void
}

export function Gate({ kind, brandName, passkeys, onCheck }: Props) {
  const { user } = useSession()
  const openJoin = useOpenJoin()
  if (kind === "checking") return <div className="studio-gate" role="status" aria-label="Checking your access" />
  if (kind === "guest")
    return (
      <GateCard
        title="The studio"
        about={`This is where ${brandName} is made. Sign in with the email address you were invited with.`}
      >
        <Button kind="primary" onClick={() => openJoin("login", { onIn: onCheck })}>
          Sign in
        </Button>
        <a className="button" href="/">
          Go to the feed
        </a>
      </GateCard>
    )
  if (kind === "no-role")
    return (
      <GateCard
        title="Ask an owner"
        about={
          user?.email
            ? `You are signed in as ${user.email}, but you have no role here. An owner can invite this address.`
            : "You are signed in, but you have no role here. An owner can invite your address."
        }
      >
        <Button kind="primary" onClick={onCheck}>
          Check again
        </Button>
        <a className="button" href="/">
          Go to the feed
        </a>
      </GateCard>
    )
  if (kind === "needs-passkey")
    return (
      <GateCard
        title="Confirm it is you"
        about="Open the studio with your passkey. It stays open for twelve hours. Access to your email alone is not enough."
      >
        <PasskeyButton kind="primary" onIn={onCheck} />
      </GateCard>
    )
  if (kind === "no-passkey")
    return (
      <GateCard
        title="Add a passkey"
        about="The studio opens with a passkey, so that access to your email alone is not enough. It is stored on your device, which asks for your fingerprint, your face or its PIN."
        below={passkeys(onCheck)}
      />
    )
  return (
    <GateCard
      title={kind === "offline" ? "No connection" : "Something went wrong"}
      about={
        kind === "offline"
          ? "The studio needs a connection. It opens as soon as you are online."
          : "Could not reach the server. Nothing is lost. Try again in a moment."
      }
    >
      <Button kind="primary" onClick={onCheck}>
        Try again
      </Button>
    </GateCard>
  )
}

type CardProps = { title: string; about: string; children?: ReactNode; below?: ReactNode }

export function GateCard({ title, about, children, below }: CardProps) {
  return (
    <div className="studio-gate">
      <h1>{title}</h1>
      <p>{about}</p>
      {children && <div className="studio-gate-ways">{children}</div>}
      {below}
    </div>
  )
}
