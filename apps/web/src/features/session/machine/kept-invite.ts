import { inviteStorageKey, readInviteCode } from "@confetti/domain/account/invite-code"
import { call } from "../../../platform/api.ts"
import { readText, removeStored } from "../../../platform/storage.ts"

export type Inviter = { name: string; picture: string | null }

/** The code this device was invited with, if any. */
export function readKeptInvite(): string | null {
  return readInviteCode(readText(inviteStorageKey) ?? "")
}

export function clearKeptInvite(): void {
  removeStored(inviteStorageKey)
}

/** Whose invitation is kept here. A code that is nobody's is dropped; one that can't be asked about is kept. */
export async function readInviter(): Promise<Inviter | null> {
  const code = readKeptInvite()
  if (code === null) return null
  try {
    const { inviter } = await call("referrals-read_invitation", { code })
    if (inviter === null) clearKeptInvite()
    return inviter
  } catch {
    return null
  }
}
