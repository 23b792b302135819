import { t } from "@confetti/domain/messages/t"
import { call } from "../../../platform/api.ts"
import { announce } from "../../../ui/announce.tsx"
import { burst } from "../../../ui/burst.ts"
import type { Inviter } from "../keep-invite.ts"
import type { Session } from "../session-store.ts"

type Arrival = {
  name: string
  isNew: boolean
  inviter: { name: string } | null
  /** Their phone number was refused, and they joined without it. */
  isNumberLeftOut: boolean
}

const bursts = [
  { x: 0.28, y: 0.4, hue: 22 },
  { x: 0.5, y: 0.32, hue: 160 },
  { x: 0.72, y: 0.4, hue: 282 },
]

export async function greet({ user }: Session, isNew: boolean, phone: string): Promise<void> {
  celebrate()
  const code = isNew ? user?.referredBy : null
  const inviter = code ? await readInviterOf(code) : null
  const isNumberLeftOut = isNew && phone !== "" && user?.phone === null
  announce(greetingOf({ name: user?.name ?? "", isNew, inviter, isNumberLeftOut }))
}

function celebrate(): void {
  for (const { x, y, hue } of bursts) burst(innerWidth * x, innerHeight * y, hue)
}

async function readInviterOf(code: string): Promise<Inviter | null> {
  const read = call("referrals-read_invitation", { code })
  return (await read.catch(() => null))?.inviter ?? null
}

export function greetingOf(arrival: Arrival): string {
  const greeting = greetingText(arrival)
  return arrival.isNumberLeftOut ? t`${greeting}. Your phone number is not valid, so it was not saved` : greeting
}

function greetingText({ name, isNew, inviter }: Arrival): string {
  if (!isNew) return name === "" ? t`Welcome back` : t`Welcome back, ${name}`
  if (inviter) return inviter.name === "" ? t`Welcome. A friend invited you` : t`Welcome. ${inviter.name} invited you`
  return name === "" ? t`Welcome. You’re in` : t`Welcome, ${name}. You’re in`
}
