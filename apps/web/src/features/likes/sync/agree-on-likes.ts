import type { ManyDocuments } from "@confetti/contract/documents"
import type { LikesDocument } from "@confetti/contract/likes"
import { mostLikesMerged } from "@confetti/contract/limits"
import { call, request } from "../../../platform/api.ts"
import { sayLearned } from "../../../platform/learning.ts"
import { outcomeOf } from "../../../platform/outbox/index.ts"
import { randomId } from "../../../platform/random-id.ts"
import { hearLikes, likedTiles } from "../device-shelf.ts"
import { layOver } from "./lay-over.ts"
import { keepOwner, type LikesOwner, readOwner } from "./likes-owner.ts"
import { tellChanges } from "./tell-changes.ts"

/** A connection that hangs must not hold up what waits. In milliseconds. */
const patience = 20_000

/**
 * Brings the likes on this device and the server's together: the device's own are merged once, and from then on the list here
 * is the server's with what still waits laid over it. Nothing may be told meanwhile. Throws an `ApiError` where it must be
 * tried again; nothing is changed then, but that a merge begun is remembered. `isHere` is asked when the answer has come.
 */
export async function agreeOnLikes(userId: string, isHere: () => boolean): Promise<void> {
  const owner = readOwner() ?? claim(userId)
  const agreed = owner.merge ? await mergeOnce(owner.merge) : owner.agreedIds
  const there = await readThere(userId)
  if (!isHere()) return
  hearLikes(() => undefined)
  // First the list, then what it is compared with: killed in between, it says again what the server knows, and takes nothing back.
  likedTiles.replace(layOver(there, { here: likedTiles.all(), agreed }))
  keepOwner({ userId, agreedIds: there, merge: null })
  hearLikes(tellChanges)
  tellChanges()
  if (owner.merge) sayLearned()
}

/** Makes the device's own likes this person's. They are remembered with the key they are sent under. */
function claim(userId: string): LikesOwner {
  const tileIds = likedTiles.all().slice(0, mostLikesMerged)
  const owner = { userId, agreedIds: [], merge: tileIds.length > 0 ? { key: randomId(), tileIds } : null }
  keepOwner(owner)
  return owner
}

/** Gives what is agreed on then. A repeated request gets the answer of the first, so the answer itself says nothing new. */
async function mergeOnce({ key, tileIds }: NonNullable<LikesOwner["merge"]>): Promise<readonly string[]> {
  try {
    const init = { headers: { "idempotency-key": key }, signal: AbortSignal.timeout(patience) }
    await call<LikesDocument>("likes-merge_likes", { tileIds }, init)
    return tileIds
  } catch (error) {
    if (outcomeOf(error).is !== "refused") throw error
    // They can't go together, so they go one by one: as if each had been liked just now.
    return []
  }
}

/** What the server has, the latest first. */
async function readThere(userId: string): Promise<string[]> {
  const path = `/documents/users/${userId}/likes`
  const { documents } = await request<ManyDocuments<LikesDocument>>(path, { signal: AbortSignal.timeout(patience) })
  return (documents[0]?.tileIds ?? []).toReversed()
}
