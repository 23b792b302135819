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
  if (kind === "checking") return <div className="studio-gate" role="status" aria-label="Checking who you are" />
  if (kind === "guest")
    return (
      <GateCard
        title="The studio"
        about={`This is where ${brandName} is made. Sign in with the address you were invited with.`}
      >
        <Button kind="primary" onClick={() => openJoin("login", { onIn: onCheck })}>
          Sign in
        </Button>
        <a className="button" href="/">
          To the feed
        </a>
      </GateCard>
    )
  if (kind === "no-role")
    return (
      <GateCard
        title="Ask an owner"
        about={
          user?.email
            ? `You are signed in as ${user.email}, and nobody has given you a role here. An owner can invite this address.`
            : "You are signed in, and nobody has given you a role here. An owner can invite this address."
        }
      >
        <Button kind="primary" onClick={onCheck}>
          Look again
        </Button>
        <a className="button" href="/">
          To the feed
        </a>
      </GateCard>
    )
  if (kind === "needs-passkey")
    return (
      <GateCard
        title="Confirm it is you"
        about="The studio opens with your passkey, and stays open for twelve hours. Nobody who only reads your mail gets in."
      >
        <PasskeyButton kind="primary" onIn={onCheck} />
      </GateCard>
    )
  if (kind === "no-passkey")
    return (
      <GateCard
        title="Add a passkey"
        about="The studio opens with a passkey, so that nobody who only reads your mail gets in. Your device keeps it, and asks for your finger, your face or its PIN."
        below={passkeys(onCheck)}
      />
    )
  return (
    <GateCard
      title={kind === "offline" ? "No connection" : "That did not work"}
      about={
        kind === "offline"
          ? "The studio needs one. It opens by itself as soon as you are online."
          : "The server did not say who you are. Nothing is lost; try again in a moment."
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
