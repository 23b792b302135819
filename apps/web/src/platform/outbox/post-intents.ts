import type { TileRead } from "@confetti/contract/tile-taps"
import { call } from "../api.ts"
import type { Intent } from "./intent.ts"
import { type Outcome, outcomeOf } from "./outcome.ts"

/** A connection that hangs must not keep what waits, nor the other tabs, for ever. In milliseconds. */
const patience = 20_000

/** Tells the server: one intent, or several reads at once. */
export async function postIntents(batch: readonly Intent[]): Promise<Outcome> {
  // Trying is no use, and a browser complains of each try.
  if (!navigator.onLine) return { is: "later" }
  const { name, data, key } = requestOf(batch)
  const init: RequestInit = {
    // As the person leaves, the page goes before the answer comes.
    keepalive: document.hidden,
    signal: AbortSignal.timeout(patience),
    ...(key !== null && { headers: { "idempotency-key": key } }),
  }
  try {
    return { is: "taken", answer: await call<unknown>(name, data, init) }
  } catch (error) {
    return outcomeOf(error)
  }
}

type Request = { name: string; data: object; key: string | null }

function requestOf(batch: readonly Intent[]): Request {
  const [first] = batch
  if (!first) throw new Error("There is nothing to tell.")
  const { kind, tileId, id } = first
  switch (kind) {
    case "like":
      return { name: "likes-like_tile", data: { tileId }, key: id }
    case "unlike":
      return { name: "likes-unlike_tile", data: { tileId }, key: id }
    case "tap": {
      const { tappedDate, subtileCount } = first
      return { name: "tiles-tap_tile", data: { tileId, tappedDate, subtileCount }, key: id }
    }
    case "claim": {
      const { action } = first
      return { name: "points-claim_action", data: { action, ...(tileId !== "" && { tileId }) }, key: id }
    }
    case "read":
      // Reads only grow: told again, in whatever company, they are the same. So there is no key for a batch.
      return { name: "tiles-record_reads", data: { reads: batch.flatMap(readOf) }, key: null }
  }
}

function readOf(intent: Intent): TileRead[] {
  if (intent.kind !== "read") return []
  const { tileId, share, isRead, seenDate } = intent
  return [{ tileId, share, isRead, seenDate }]
}
