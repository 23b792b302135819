import type { CallableInput } from "@confetti/contract/callable-catalogue"
import { mostReadsAtOnce } from "@confetti/contract/limits"
import type { TileRead } from "@confetti/contract/tile-taps"
import { call } from "../../platform/api.ts"
import { fieldsOf } from "../../platform/storage.ts"
import type { Mutation } from "../../platform/sync/mutation.ts"

export const tapMutation: Mutation<Tap> = {
  kind: "tap",
  isInput: isTap,
  subject: ({ tileId }) => tileId,
  // Each opening counts.
  merge: (_before, next) => next,
  delay: () => 300,
  send: ([tap], init) => call("tiles-tap_tile", tap, init),
}

/** Reading progress in a tile. It only grows, so that repeating it is safe. */
export const readMutation: Mutation<TileRead> = {
  kind: "read",
  isInput: isRead,
  subject: ({ tileId }) => tileId,
  merge(before, next) {
    if (next.share <= before.share && (before.isRead || !next.isRead)) return null
    return { ...before, share: Math.max(before.share, next.share), isRead: before.isRead || next.isRead }
  },
  delay: () => 5000,
  batchSize: mostReadsAtOnce,
  send: (reads, init) => call("tiles-record_reads", { reads }, init),
}

function isRead(value: unknown): value is TileRead {
  const { tileId, share, isRead, seenDate } = fieldsOf(value)
  return (
    typeof tileId === "string" &&
    typeof share === "number" &&
    typeof isRead === "boolean" &&
    typeof seenDate === "string"
  )
}

type Tap = Required<CallableInput<"tiles-tap_tile">>

function isTap(value: unknown): value is Tap {
  const { tileId, tappedDate, subtileCount } = fieldsOf(value)
  return typeof tileId === "string" && typeof tappedDate === "string" && typeof subtileCount === "number"
}
