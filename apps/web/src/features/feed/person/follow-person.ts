import type { FeedPlace } from "@confetti/contract/feed"
import { placedCookie, placeKey, readPlacedAt } from "@confetti/domain/feed/place"
import { standOn } from "@confetti/domain/feed/resume-feed"
import { call, readDocuments } from "../../../platform/api.ts"
import { readCookie } from "../../../platform/cookie.ts"
import type { Emitter } from "../../../platform/create-store.ts"
import { reportBug } from "../../../platform/error-reporter/report-bug.ts"
import type { ReadCache } from "../../../platform/reads/read-cache.ts"
import type { SyncEngine } from "../../../platform/sync/create-sync-engine.ts"
import { readOrder, spliceBehind } from "../ahead/take-order.ts"
import { clearGuestTaste, readGuestTaste } from "../guest-taste.ts"
import { type Move, moves, putPlace, readPlace } from "../keep-place.ts"
import { readKeptFeed, writeKeptFeed } from "../kept-feed.ts"
import { beginWalk } from "../shown-feed.ts"
import { mergeGuestLess } from "./merge-guest-less.ts"
import { placeMutation, placeOfMove } from "./place-mutation.ts"

/** Several things done in a row make one new order. In milliseconds. */
const quietFor = 1000

type Parts = {
  userId: string
  cache: ReadCache
  engine: SyncEngine
  /** The server learned something that a new order may follow from. */
  learned: Emitter<void>
}

/**
 * Somebody is here: their feed follows them. It takes their order behind what they see, opens where they stood on another
 * device (`opened` ends then), tells the server where they stand, and learns as they go. Until `stop`.
 */
export function followPerson({ userId, cache, engine, learned }: Parts): { opened: Promise<void>; stop: () => void } {
  const save = (move: Move) => engine.enqueue(placeMutation, placeOfMove(move))
  const offMoves = moves.on(save)
  const learning = keepLearning(userId, cache, learned)
  const open = async () => {
    await mergeGuestLess()
    // Without a connection they are told at the next start.
    await mergeGuestPicks().catch(reportBug)
    const [order, saved] = await Promise.all([readOrder(userId, cache), readSavedPlaces(userId)])
    // Where they stood elsewhere nothing lies ahead of them yet that was seen.
    const ahead = adoptPlaces(saved, save) ? 0 : undefined
    if (order) spliceBehind(order, ahead)
  }
  return {
    opened: open(),
    stop: () => {
      offMoves()
      learning.stop()
    },
  }
}

/** Where the person's devices left them in each feed; empty where that can't be known now. */
async function readSavedPlaces(userId: string): Promise<FeedPlace[]> {
  return (await readDocuments(`users/${userId}/places`).catch(() => null)) ?? []
}

/**
 * Agrees with the person's other devices on where they stand: whoever moved last is right. A feed that was only just opened for
 * the first time goes there at once; one they have walked in stays as it is until they open it again. True where the home feed
 * now stands elsewhere.
 */
function adoptPlaces(places: readonly FeedPlace[], save: (move: Move) => void): boolean {
  // When this device last moved to another tile, in milliseconds since the epoch; 0 where it never did.
  const movedAt = readPlacedAt(readCookie(placedCookie))
  const adopted = new Set<string | null>()
  for (const { feed, tileId, savedDate } of places) {
    const category = feed === placeKey(null) ? null : feed
    const hereId = readPlace(category)
    if (hereId === tileId || movedAt >= Date.parse(savedDate)) continue
    const kept = readKeptFeed(category)
    if (kept) writeKeptFeed(standOn(kept, hereId, tileId))
    putPlace(category, tileId)
    adopted.add(category)
  }
  // A feed that stands at their place already, as the server rendered it, may be under a finger.
  if (adopted.size > 0 && movedAt === 0) beginWalk()
  // What was walked here without a connection, or before they joined.
  const here = readPlace(null)
  const told = places.find(({ feed }) => feed === placeKey(null))
  const isNews = movedAt > 0 && movedAt > Date.parse(told?.savedDate ?? "1970-01-01")
  if (here !== null && isNews) save({ category: null, tileId: here, at: movedAt })
  return adopted.has(null)
}

/** Asks for a new order whenever the server has learned something, and lays it behind what the person sees. */
function keepLearning(userId: string, cache: ReadCache, learned: Emitter<void>): { stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: Promise<void> | null = null
  const ask = () => {
    // What is learned meanwhile is in the next one.
    if (asking) return later()
    asking = call("users-calculate_eligible_tiles")
      .then(() => readOrder(userId, cache))
      .then((order) => order && spliceBehind(order))
      // The order they have goes on; the next thing learned asks again.
      .catch(reportBug)
      .finally(() => {
        asking = null
      })
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(ask, quietFor)
  }
  const off = learned.on(later)
  return {
    stop: () => {
      clearTimeout(timer)
      off()
    },
  }
}

/**
 * Tells the server what a guest had chosen to come next, once somebody is here: told again it is the same choice. What else was kept
 * of the guest's taste was there to order their feed; the person's is ordered by the server, from what it is told anyway.
 */
async function mergeGuestPicks(): Promise<void> {
  const { picked } = readGuestTaste()
  if (picked.length > 0) await call("feed-save_picks", { tileIds: [...picked] })
  clearGuestTaste()
}
