import { inviteParameters } from "@confetti/domain/account/invite-code"

export function inviteLink(origin: string, code: string): string {
  const link = new URL("/", origin)
  link.searchParams.set(inviteParameters[0], code)
  return link.href
}
