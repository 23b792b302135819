import type { Sync } from "../../../platform/sync/sync.ts"
import { enqueueThought } from "./create-thought-mutation.ts"
import { drafts } from "./drafts.ts"
import { ownWritten } from "./own-written.ts"
import { newWritten } from "./written.ts"

type Sent = { userId: string; tileId: string; by: string; text: string }

/** Sends what is written on a tile: it stands on this device at once, and the server is told as soon as that is possible. */
export function sendThought(sync: Sync, { userId, tileId, by, text }: Sent): void {
  const draft = drafts.read(tileId, userId)
  if (!draft) return
  const { id, attachment } = draft
  const written = newWritten({ id, tileId, text, by, now: Date.now(), attachment })
  // First of all kept as sent: killed in between, it is there twice under one id, and is one thought.
  ownWritten.put(userId, written)
  drafts.clear(tileId)
  sync.emit((engine) => enqueueThought(engine, written))
}
