import { AppError } from "@confetti/contract/app-error"
import { touchStudioTile } from "@confetti/contract/studio"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { findTile, isTileThere } from "../store.ts"
import { addPresence } from "./presence-store.ts"
import { viewPresence } from "./view-presence.ts"

/** A heartbeat: reports that the caller has a tile open, and returns who else has and whether they have saved. */
export const touchTileCallable = writeCallable(touchStudioTile, async (tx, { id }, { caller, now }) => {
  const row = await findTile(tx, id)
  if (!row && !(await isTileThere(tx, id))) throw new AppError("studio/not-found")
  if (caller.userId !== null) await addPresence(tx, id, caller.userId, now)
  return { version: row?.version ?? 0, presence: await viewPresence(tx, id, caller.userId, now) }
})
