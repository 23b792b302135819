import type { FeedPlace } from "@confetti/contract/feed"
import { placeKey } from "@confetti/domain/feed/place"
import { call, readDocuments } from "../../platform/api.ts"
import type { Emitter } from "../../platform/create-store.ts"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import { type ReadCache, readCacheOf } from "../../platform/reads/read-cache.ts"
import { fieldsOf } from "../../platform/storage.ts"
import { mergeGuestList } from "../../platform/sync/merge-guest-list.ts"
import type { Mutation } from "../../platform/sync/mutation.ts"
import type { Visit, VisitPart } from "../../platform/visit.ts"
import type { Feed } from "./feed-model.ts"
import { readOrder } from "./feed-read.ts"
import { clearGuestTaste, hasGuestTaste, readGuestLess, readGuestTaste, removeGuestLess } from "./guest-taste.ts"
import { lastMovedAt, type Move } from "./saved-feed.ts"
import { feedOf } from "./use-feed.ts"

/** Milliseconds in which several actions make one new order. */
const quietFor = 1000

/** A reading position, sent when the person rests and when they leave. The latest move counts, on the server too. */
export const placeMutation: Mutation<FeedPlace> = {
  kind: "place",
  isInput: isPlace,
  subject: ({ feed }) => feed,
  merge: (before, next) => (next.savedDate > before.savedDate ? next : null),
  // Not sent for every tile while swiping.
  delay: () => 1200,
  isDebounced: true,
  isIdempotent: true,
  send: ([place], init) => call("feed-save_place", place, init),
}

/**
 * The feed of a signed-in person: adopts their order after what they see, opens where another device was, sends their position, and learns.
 */
export const feedOfVisit: VisitPart = { mutations: [placeMutation], start: followPerson }

async function followPerson({ userId, scope, engine, learned, onEnd }: Visit): Promise<void> {
  const [feed, cache] = [feedOf(scope), readCacheOf(scope)]
  const save = (move: Move) => engine.enqueue(placeMutation, placeOfMove(move))
  onEnd(feed.onMove(save))
  let isHere = true
  onEnd(() => {
    isHere = false
  })
  /** An order that arrives after they left must not be stored for the next person. */
  const splice: Feed["splice"] = (...order) => {
    if (isHere) feed.splice(...order)
  }
  onEnd(keepLearning(splice, userId, cache, learned))
  if (hasGuestTaste()) await engine.run(mergeGuestTaste)
  const [order, saved] = await Promise.all([readOrder(userId, cache), readSavedPlaces(userId)])
  if (!isHere) return
  // At a position from elsewhere nothing ahead was seen.
  const ahead = adoptPlaces(feed, saved, save) ? 0 : undefined
  if (order) splice(order, ahead)
}

/** Positions saved by the person's devices; empty if unknown. */
async function readSavedPlaces(userId: string): Promise<FeedPlace[]> {
  return (await readDocuments(`users/${userId}/places`).catch(() => null)) ?? []
}

/**
 * Merges positions with other devices: the latest move counts. A feed just opened for the first time moves at once; others when they are
 * opened again. True if the home feed has moved.
 */
function adoptPlaces(feed: Feed, places: readonly FeedPlace[], save: (move: Move) => void): boolean {
  const movedAt = lastMovedAt()
  const elsewhere = places
    .map((place) => ({ ...place, category: place.feed === placeKey(null) ? null : place.feed }))
    .filter(({ category, tileId, savedDate }) => feed.placeId(category) !== tileId && movedAt < Date.parse(savedDate))
  // A feed already rendered at that place may be under a finger.
  feed.adopt(elsewhere, movedAt === 0)
  // A position from offline, or from before they joined.
  const here = feed.placeId(null)
  const told = places.find((place) => place.feed === placeKey(null))
  const isNew = movedAt > 0 && movedAt > Date.parse(told?.savedDate ?? "1970-01-01")
  if (here !== null && isNew) save({ category: null, tileId: here, at: movedAt })
  return elsewhere.some(({ category }) => category === null)
}

/** Requests a new order when the server has learned something, and applies it after the visible item. Returns a function that stops it. */
function keepLearning(splice: Feed["splice"], userId: string, cache: ReadCache, learned: Emitter<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: Promise<void> | null = null
  const ask = () => {
    // Later changes are part of the next one.
    if (asking) return later()
    asking = call("users-calculate_eligible_tiles")
      .then(() => readOrder(userId, cache))
      .then((order) => order && splice(order))
      // The current order stays; the next change tries again.
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
  return () => {
    clearTimeout(timer)
    off()
  }
}

/**
 * Sends a guest's less-preferences, each under its own key, and picks. The rest of their taste was local: the server orders by what it is
 * sent anyway.
 */
export async function mergeGuestTaste(isHere: () => boolean): Promise<void> {
  for (const less of readGuestLess().reverse()) {
    const { scope, subject, key } = less
    await mergeGuestList(
      {
        read: () => [{ scope, subject, upcoming: [], walked: [] }],
        send: ([wanted], init) => call("feed-show_less", wanted, { ...init, headers: { "idempotency-key": key } }),
        settle: () => removeGuestLess(less),
      },
      isHere,
    )
  }
  await mergeGuestList(
    {
      read: () => [readGuestTaste()],
      send: async ([{ picked }], init) => picked.length > 0 && call("feed-save_picks", { tileIds: [...picked] }, init),
      settle: clearGuestTaste,
    },
    isHere,
  )
}

function placeOfMove({ category, tileId, at }: Move): FeedPlace {
  return { feed: placeKey(category), tileId, savedDate: new Date(at).toISOString() }
}

function isPlace(value: unknown): value is FeedPlace {
  const { feed, tileId, savedDate } = fieldsOf(value)
  return typeof feed === "string" && typeof tileId === "string" && typeof savedDate === "string"
}
