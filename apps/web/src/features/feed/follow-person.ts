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
import { lastMovedAt, type Move } from "./kept-feed.ts"
import { feedOf } from "./use-feed.ts"

/** Several things done in a row make one new order. In milliseconds. */
const quietFor = 1000

/** Where somebody stands in a feed: told once they rest there, and as they leave. Whoever stood there last is right, on the server too. */
export const placeMutation: Mutation<FeedPlace> = {
  kind: "place",
  isInput: isPlace,
  subject: ({ feed }) => feed,
  merge: (before, next) => (next.savedDate > before.savedDate ? next : null),
  // A person who swipes on is not told about at every tile.
  delay: () => 1200,
  isDebounced: true,
  isIdempotent: true,
  send: ([place], init) => call("feed-save_place", place, init),
}

/**
 * The feed follows whoever is here: it takes their order behind what they see, opens where they stood on another device, tells the server
 * where they stand, and learns as they go.
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
  /** An order that arrives after they have left would be kept for the next person. */
  const splice: Feed["splice"] = (...order) => {
    if (isHere) feed.splice(...order)
  }
  onEnd(keepLearning(splice, userId, cache, learned))
  if (hasGuestTaste()) await engine.run(mergeGuestTaste)
  const [order, saved] = await Promise.all([readOrder(userId, cache), readSavedPlaces(userId)])
  if (!isHere) return
  // Where they stood elsewhere nothing lies ahead of them yet that was seen.
  const ahead = adoptPlaces(feed, saved, save) ? 0 : undefined
  if (order) splice(order, ahead)
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
function adoptPlaces(feed: Feed, places: readonly FeedPlace[], save: (move: Move) => void): boolean {
  const movedAt = lastMovedAt()
  const elsewhere = places
    .map((place) => ({ ...place, category: place.feed === placeKey(null) ? null : place.feed }))
    .filter(({ category, tileId, savedDate }) => feed.placeId(category) !== tileId && movedAt < Date.parse(savedDate))
  // A feed that stands at their place already, as the server rendered it, may be under a finger.
  feed.adopt(elsewhere, movedAt === 0)
  // A place walked to here without a connection, or before they joined.
  const here = feed.placeId(null)
  const told = places.find((place) => place.feed === placeKey(null))
  const isNews = movedAt > 0 && movedAt > Date.parse(told?.savedDate ?? "1970-01-01")
  if (here !== null && isNews) save({ category: null, tileId: here, at: movedAt })
  return elsewhere.some(({ category }) => category === null)
}

/** Asks for a new order whenever the server has learned something, and lays it behind what the person sees. Gives what ends that. */
function keepLearning(splice: Feed["splice"], userId: string, cache: ReadCache, learned: Emitter<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: Promise<void> | null = null
  const ask = () => {
    // Anything learned meanwhile is in the next one.
    if (asking) return later()
    asking = call("users-calculate_eligible_tiles")
      .then(() => readOrder(userId, cache))
      .then((order) => order && splice(order))
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
  return () => {
    clearTimeout(timer)
    off()
  }
}

/**
 * Tells the server what a guest wanted less of, each under its own key, and what they had chosen to come next. What else is kept of their
 * taste ordered their feed on this device; the person's is ordered by the server, from what it is told anyway.
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
