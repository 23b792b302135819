import type { Tile } from "@confetti/contract/tile"
import { sayLearned } from "../learning.ts"
import { randomId } from "../random-id.ts"
import { createClaims } from "./claims.ts"
import { createOutbox } from "./create-outbox.ts"
import { deviceValues } from "./device-values.ts"
import type { Intent } from "./intent.ts"
import { intentStore } from "./intent-store.ts"
import { oneAtATime } from "./one-at-a-time.ts"
import { postIntents } from "./post-intents.ts"

const store = intentStore(deviceValues)
const after = (ms: number, act: () => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
const claims = createClaims({
  values: deviceValues,
  owner: store.owner,
  post: (claim) => outbox.post(claim),
  now: Date.now,
  after,
})
const outbox = createOutbox({
  store,
  send: postIntents,
  oneAtATime,
  newId: randomId,
  now: Date.now,
  after,
  onTold: (batch, outcome) => {
    const [first] = batch
    if (first?.kind === "claim") claims.settle(first, outcome)
    else if (outcome.is === "taken") sayLearned()
  },
})

const flush = () => void outbox.flush()
addEventListener("online", flush)
// Coming back is a reason to try again, and leaving may be the last chance.
document.addEventListener("visibilitychange", flush)

export const { post, start: startOutbox } = outbox
export const { claim: claimPoints, hearPaid } = claims

/** They left: what waits of theirs goes with them, and what is remembered of their claims. */
export function stopOutbox(): void {
  outbox.stop()
  claims.forget()
}

/** What the server has not heard of yet, in the order it will. */
export function waitingIntents(): readonly Intent[] {
  return store.waiting()
}

/** Whoever is here has opened this tile. A subtile read by its own address is none. */
export function recordTap({ id, parentId, subtileIds }: Pick<Tile, "id" | "parentId" | "subtileIds">): void {
  if (parentId !== null) return
  post({ kind: "tap", tileId: id, tappedDate: new Date().toISOString(), subtileCount: subtileIds.length })
}

type SeenTile = {
  tileId: string
  /** The furthest part in view, from 0 for the cover to 1 for the end. */
  share: number
  /** In view for three seconds, or more than half of it seen. */
  isRead: boolean
}

/** Whoever is here has seen so much of this tile. To be called as often as there is something new. */
export function recordRead({ tileId, share, isRead }: SeenTile): void {
  const seen = Math.min(1, Math.max(0, share))
  post({ kind: "read", tileId, share: seen, isRead, seenDate: new Date().toISOString() })
}
