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

/** Milliseconds: a dead connection must not block what waits. */
const timeout = 20_000

/** Syncs this device's likes with the signed-in person's. They are current once merged, or once that was tried. */
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
  // Another person's, whose sign-out was missed.
  if ((readBase()?.userId ?? userId) !== userId) {
    removeStored("cf_likes_of")
    liked.replace([])
  }
  enqueueChanges(liked, engine)
  await engine.run((isHere) => reconcileLikes({ liked, engine, userId, isHere, onMerged: learned.emit }))
}

/**
 * Reconciles this device's likes with the server's: the device's own are merged once, then the list is the server's with pending changes.
 * Nothing may be sent meanwhile. Throws an `ApiError` if it must be tried again, with a started merge remembered.
 */
async function reconcileLikes({ liked, engine, userId, isHere, onMerged }: Parts): Promise<void> {
  const base = readBase() ?? takeOver(liked, userId)
  await mergeGuestList(guestLikes(base, onMerged), isHere)
  const agreed = (readBase() ?? base).agreedIds
  const there = await readThere(userId)
  if (!isHere()) return
  // The list first, then its base: after a crash in between, known likes are sent again and none is removed.
  const here = liked.all()
  const rebased = rebaseLikes(there, { here, agreed: agreedUntil(engine.waiting(likeMutation), agreed) })
  // Unchanged lists are not written, as another tab may be writing.
  if (rebased.join() !== here.join()) liked.replace(rebased)
  saveBase({ userId, agreedIds: there, merge: null })
  enqueueChanges(liked, engine)
}

/** Makes the device's likes this person's, stored with their request's key. */
function takeOver(liked: StoredSet, userId: string): LikesBase {
  const tileIds = liked.all().slice(0, mostLikesMerged)
  const base = { userId, agreedIds: [], merge: tileIds.length > 0 ? { key: randomId(), tileIds } : null }
  saveBase(base)
  return base
}

/** Likes that can't be merged together are sent one by one. */
function guestLikes({ userId, merge }: LikesBase, onMerged: () => void): GuestList<NonNullable<LikesBase["merge"]>> {
  return {
    read: () => (merge ? [merge] : []),
    // A repeated request gets its first answer, so it contains nothing new.
    send: ([{ key, tileIds }], init) =>
      call("likes-merge_likes", { tileIds: [...tileIds] }, { ...init, headers: { "idempotency-key": key } }),
    settle: ([sent], isTaken) => {
      saveBase({ userId, agreedIds: isTaken && sent ? sent.tileIds : [], merge: null })
      onMerged()
    },
  }
}

/** The server's likes, newest first. */
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

/** Queues all differences from the server's likes, including changes before the engine started or by a closed page. */
function enqueueChanges(shown: StoredSet, engine: SyncEngine): void {
  const base = readBase()
  if (!base) return
  const here = shown.all()
  const isHere = new Set(here)
  const set = (id: string) => engine.enqueue(likeMutation, { id, isOn: isHere.has(id) })
  for (const { id } of engine.waiting(likeMutation)) set(id)
  const { liked, unliked } = changesSince({ here, agreed: base.agreedIds })
  // Sent in the order they were liked.
  for (const id of liked.toReversed()) set(id)
  for (const id of unliked) set(id)
}
