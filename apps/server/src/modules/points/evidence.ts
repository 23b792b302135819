import { isAccountComplete } from "@confetti/domain/is-account-complete"
import type { Db } from "../../platform/db/open-database.ts"
import type { ClaimedAction } from "./claimed-actions.ts"
import { profileOf, wasRead } from "./evidence-store.ts"

/**
 * Whether what is claimed has happened, as far as the server can know: a read was told of, a profile is filled in. A share and a
 * visit happen outside of everything it sees, so there a day's cap and paying once have to do.
 */
export async function hasHappened(db: Db, userId: string, action: ClaimedAction, tileId?: string): Promise<boolean> {
  switch (action) {
    case "read_a_tile":
      return tileId !== undefined && wasRead(db, userId, tileId)
    case "complete_account": {
      const profile = await profileOf(db, userId)
      return profile !== null && isAccountComplete(profile)
    }
    case "enable_notifications":
      return (await profileOf(db, userId))?.notifications === true
    case "share":
    case "follow_tiktok":
    case "follow_ig":
      return true
  }
}
