import { call } from "../../../platform/api.ts"
import { clearGuestTaste, readGuestTaste } from "../guest-taste.ts"

/**
 * Tells the server what a guest had chosen to come next, once somebody is here: told again it is the same choice. What else was kept
 * of the guest's taste was there to order their feed; the person's is ordered by the server, from what it is told anyway.
 */
export async function mergeGuestPicks(): Promise<void> {
  const { picked } = readGuestTaste()
  if (picked.length > 0) await call("feed-save_picks", { tileIds: [...picked] })
  clearGuestTaste()
}
