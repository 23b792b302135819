import { inviteParameters, inviteStorageKey, readInviteCode } from "@confetti/domain/account/invite-code"
import { writeText } from "../../platform/storage.ts"

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

/** Keeps the code of the invitation this page was opened with, and takes it out of the address, in the same history entry. */
export function keepInvite(): void {
  const { code, search, isThere } = takeInvite(location.search)
  if (!isThere) return
  history.replaceState(history.state, "", location.pathname + search + location.hash)
  // Where nothing can be kept, joining works without an invitation.
  if (code !== null) writeText(inviteStorageKey, code)
}
