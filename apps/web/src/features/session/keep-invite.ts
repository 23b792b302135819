import { inviteParameters, inviteStorageKey, readInviteCode } from "@confetti/domain/account/invite-code"
import { call } from "../../platform/api.ts"
import { readText, removeStored, writeText } from "../../platform/storage.ts"

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

/** Stores the invite code of the page's address and removes it from there, in the same history entry. */
export function keepInvite(): void {
  const { code, search, isThere } = takeInvite(location.search)
  if (!isThere) return
  history.replaceState(history.state, "", location.pathname + search + location.hash)
  // Without storage, joining works without an invitation.
  if (code !== null) writeText(inviteStorageKey, code)
}

export type Inviter = { name: string; picture: string | null }

export function readSavedInvite(): string | null {
  return readInviteCode(readText(inviteStorageKey) ?? "")
}

export function clearSavedInvite(): void {
  removeStored(inviteStorageKey)
}

/** The inviter of the stored code. An unknown code is deleted; one that can't be checked is kept. */
export async function readInviter(): Promise<Inviter | null> {
  const code = readSavedInvite()
  if (code === null) return null
  try {
    const { inviter } = await call("referrals-read_invitation", { code })
    if (inviter === null) clearSavedInvite()
    return inviter
  } catch {
    return null
  }
}
