import { inviteStorageKey } from "@confetti/domain/invite-code"
import { takeInvite } from "./take-invite.ts"

/** Keeps the code of the invitation this page was opened with, and takes it out of the address, in the same history entry. */
export function takeFromAddress(): void {
  const { code, search, isThere } = takeInvite(location.search)
  if (!isThere) return
  history.replaceState(history.state, "", location.pathname + search + location.hash)
  try {
    if (code !== null) localStorage.setItem(inviteStorageKey, code)
  } catch {
    // Nothing can be kept here. Joining works without an invitation.
  }
}
