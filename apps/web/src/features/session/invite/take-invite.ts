import { inviteParameters, readInviteCode } from "@confetti/domain/invite-code"

/** The code in an address's query, and the query without it. */
export function takeInvite(search: string): { code: string | null; search: string; isThere: boolean } {
  const query = new URLSearchParams(search)
  const given = inviteParameters.flatMap((name) => query.get(name) ?? [])
  for (const name of inviteParameters) query.delete(name)
  const rest = query.toString()
  return {
    code: given.map(readInviteCode).find((code) => code !== null) ?? null,
    search: rest === "" ? "" : `?${rest}`,
    isThere: given.length > 0,
  }
}
