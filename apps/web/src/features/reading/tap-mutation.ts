import type { CallableInput } from "@confetti/contract/callable-catalogue"
import { call } from "../../platform/api.ts"
import { fieldsOf } from "../../platform/storage.ts"
import type { Mutation } from "../../platform/sync/mutation.ts"

type Tap = Required<CallableInput<"tiles-tap_tile">>

/** A tile was opened, and had so many subtiles then. */
export const tapMutation: Mutation<Tap> = {
  kind: "tap",
  isInput: isTap,
  subject: ({ tileId }) => tileId,
  // Each opening is another one.
  merge: (_before, next) => next,
  delay: () => 300,
  send: ([tap], init) => call("tiles-tap_tile", tap, init),
}

function isTap(value: unknown): value is Tap {
  const { tileId, tappedDate, subtileCount } = fieldsOf(value)
  return typeof tileId === "string" && typeof tappedDate === "string" && typeof subtileCount === "number"
}
