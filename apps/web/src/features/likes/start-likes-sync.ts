import { mostLikesMerged } from "@confetti/contract/limits"
import { call, readDocuments } from "../../platform/api.ts"
import { randomId } from "../../platform/ids.ts"
import type { SessionScope } from "../../platform/session-scope.ts"
import { removeStored } from "../../platform/storage.ts"
import type { StoredSet } from "../../platform/stored-set.ts"
import type { SyncEngine } from "../../platform/sync/create-sync-engine.ts"
import { type GuestList, mergeGuestList } from "../../platform/sync/merge-guest-list.ts"
import { syncOf } from "../../platform/sync/sync.ts"
import type { Visit, VisitPart } from "../../platform/visit.ts"
import { likedTilesOf, likeMutation, likeToggle } from "./like-toggle.ts"
import { type LikesBase, readBase, saveBase } from "./likes-base.ts"
import { agreedUntil, changesSince, rebaseLikes } from "./rebase-likes.ts"

/** A connection that hangs must not hold up what waits. In milliseconds. */
const timeout = 20_000

/** The likes on this device are those of whoever is here. They are up to date once they were brought together, or that was tried. */
export const likesOfVisit: VisitPart = { mutations: [likeMutation], start: startLikes }

type Parts = {
  liked: StoredSet
  engine: SyncEngine
  userId: string
  isHere: () => boolean
  onMerged: () => void
}

async function startLikes({ scope, engine, userId, learned, onEnd }: Visit): Promise<void> {
  const liked = likedTilesOf(scope)
  onEnd(engine.on(likeMutation, () => learned.emit()))
  // Somebody else's, whose leaving this device has not noticed.
  if ((readBase()?.userId ?? userId) !== userId) {
    removeStored("cf_likes_of")
    liked.replace([])
  }
  enqueueChanges(liked, engine)
  await engine.run((isHere) => reconcileLikes({ liked, engine, userId, isHere, onMerged: learned.emit }))
}

/**
 * Brings the likes on this device and the server's together: the device's own are merged once, and from then on the list here is the
 * server's with what still waits put on top. Nothing may be sent meanwhile. Throws an `ApiError` where it must be tried again;
 * nothing is changed then, but that a merge begun is remembered.
 */
async function reconcileLikes({ liked, engine, userId, isHere, onMerged }: Parts): Promise<void> {
  const base = readBase() ?? takeOver(liked, userId)
  await mergeGuestList(guestLikes(base, onMerged), isHere)
  const agreed = (readBase() ?? base).agreedIds
  const there = await readThere(userId)
  if (!isHere()) return
  // First the list, then what it is compared with: killed in between, it says again what the server knows, and takes nothing back.
  const here = liked.all()
  const rebased = rebaseLikes(there, { here, agreed: agreedUntil(engine.waiting(likeMutation), agreed) })
  // What is the same is not written: another tab may be changing it.
  if (rebased.join() !== here.join()) liked.replace(rebased)
  saveBase({ userId, agreedIds: there, merge: null })
  enqueueChanges(liked, engine)
}

/** Makes the device's own likes this person's. They are remembered with the key they are sent under. */
function takeOver(liked: StoredSet, userId: string): LikesBase {
  const tileIds = liked.all().slice(0, mostLikesMerged)
  const base = { userId, agreedIds: [], merge: tileIds.length > 0 ? { key: randomId(), tileIds } : null }
  saveBase(base)
  return base
}

/** Likes that can't go together go one by one: as if each had been liked just now. */
function guestLikes({ userId, merge }: LikesBase, onMerged: () => void): GuestList<NonNullable<LikesBase["merge"]>> {
  return {
    read: () => (merge ? [merge] : []),
    // A repeated request gets the answer of the first, so the answer itself says nothing new.
    send: ([{ key, tileIds }], init) =>
      call("likes-merge_likes", { tileIds: [...tileIds] }, { ...init, headers: { "idempotency-key": key } }),
    settle: ([sent], isTaken) => {
      saveBase({ userId, agreedIds: isTaken && sent ? sent.tileIds : [], merge: null })
      onMerged()
    },
  }
}

/** What the server has, the latest first. */
async function readThere(userId: string): Promise<string[]> {
  const documents = await readDocuments(`users/${userId}/likes`, { signal: AbortSignal.timeout(timeout) })
  return (documents[0]?.tileIds ?? []).toReversed()
}

export function replaceLikes(scope: SessionScope, ids: readonly string[]): void {
  const [shown, sync] = [likedTilesOf(scope), syncOf(scope)]
  const { liked, unliked } = changesSince({ here: ids, agreed: shown.all() })
  shown.replace(ids)
  for (const id of liked.toReversed()) sync.emit((engine) => engine.toggle(likeToggle, { id, isOn: true }))
  for (const id of unliked) sync.emit((engine) => engine.toggle(likeToggle, { id, isOn: false }))
}

/**
 * Puts in the queue whatever differs here from what the server is known to have. What was toggled before the engine was there, or by a
 * page that was closed in between, is found as well.
 */
function enqueueChanges(shown: StoredSet, engine: SyncEngine): void {
  const base = readBase()
  if (!base) return
  const here = shown.all()
  const isHere = new Set(here)
  const set = (id: string) => engine.enqueue(likeMutation, { id, isOn: isHere.has(id) })
  for (const { id } of engine.waiting(likeMutation)) set(id)
  const { liked, unliked } = changesSince({ here, agreed: base.agreedIds })
  // The first one liked is the first one told.
  for (const id of liked.toReversed()) set(id)
  for (const id of unliked) set(id)
}
