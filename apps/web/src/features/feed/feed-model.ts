import type { ShownCard } from "@confetti/contract/feed-item"
import type { FeedData, PageData } from "@confetti/contract/page-data"
import type { Tile } from "@confetti/contract/tile"
import { mixFeed } from "@confetti/domain/feed/mix-feed"
import {
  indexOfTile,
  itemKey,
  type MixedItem,
  tileAt,
  tileIdsOf,
  tileIdsUpTo,
  type TodayRun,
} from "@confetti/domain/feed/mixed-items"
import { goOnWith, resumeFeed, standOn } from "@confetti/domain/feed/resume-feed"
import { createEmitter, createStore, type Emitter, type Store } from "../../platform/create-store.ts"
import { wasUsed } from "../../platform/on-use.ts"
import { homeIds } from "./feed-read.ts"
import { saveGuestPicks, tasteOfGuest } from "./guest-taste.ts"
import { createKeptPlaces, type Move, readKeptOrder, removeKeptFeeds, writeKeptOrder } from "./kept-feed.ts"

export type FeedItem = MixedItem<ShownCard>

/** A feed session. Replaced when its items change. */
export type Walk = {
  category: string | null
  number: number
  order: FeedData
  items: readonly FeedItem[]
  today: TodayRun<ShownCard> | null
}

export type FeedFacts = {
  cards: readonly ShownCard[]
  /** Null while unknown. */
  isSignedIn: boolean | null
  /** A question to a guest or a reader, only in the home feed. */
  question: ShownCard | null
  /** Today's tiles, only in the home feed. */
  today: TodayRun<ShownCard> | null
}

export type ShownFeed = {
  category: string | null
  tiles: ReadonlyMap<string, Tile>
  jumpTo: (index: number) => void
}

type Walked = { order: FeedData; pinned: readonly FeedItem[] }

type PlaceElsewhere = { category: string | null; tileId: string }

export type Feed = {
  /** Null while it has no tiles. */
  walk: (category: string | null) => Walk | null
  /** The same for the first paint, from the page's data only. */
  firstWalk: (category: string | null) => Walk | null
  /** Index of the current item; −1 before any was seen. */
  position: (walk: Walk) => number
  /** The position or the order has changed. */
  on: Emitter<void>["on"]
  /** The person moved to another tile, and it is stored. */
  onMove: Emitter<Move>["on"]
  shown: Store<ShownFeed | null>

  /** Starts the session of a feed unless it is running: in the page's order, or the `latest` one read. */
  open: (category: string | null, latest: FeedData | undefined, isPersonal: boolean) => void
  know: (facts: FeedFacts) => void
  /** Moves to an item. Calls of an ended session are ignored. */
  moveTo: (walk: Walk, index: number) => void
  takeNew: (latest: FeedData) => void
  restart: () => void
  /** Replaces the home feed's order after the visible tile and `ahead` more. Nothing visible moves. */
  splice: (ids: readonly string[], ahead?: number) => void
  /** Sets a guest's picks: they come next at once, and the rest is reordered a moment later. */
  pick: (tileIds: readonly string[]) => Promise<void>
  /** Moves these tiles of the home feed to the front, in any order that follows. `gone` are removed, `again` return once. */
  putFirst: (tileIds: readonly string[], also: { gone: readonly string[]; again: readonly string[] }) => void
  /** Moves to a tile opened in another way: passed tiles stay before it, all others after it. */
  standOn: (category: string | null, tileId: string) => void
  /**
   * Moves to the next tile, as if swiped from the open one. An open tile from elsewhere is inserted before it, so that swiping back finds
   * it and nothing unseen is skipped.
   */
  goOn: (openId: string, nextId: string) => void
  /** Moves these tiles to the end and continues with the first. */
  showUnseen: (category: string | null, unseen: readonly string[]) => void
  /** Adopts another device's positions. At once if `isAtOnce`; otherwise when a feed is opened again. */
  adopt: (places: readonly PlaceElsewhere[], isAtOnce: boolean) => void
  /** Deletes all orders and positions, on the device and in memory, when a person leaves. */
  reset: () => void

  placeId: (category: string | null) => string | null
  /** The home feed's tiles up to the visible one, developing ones included. */
  walked: () => string[]
  /** The finished tiles after it, in order. */
  upcoming: () => string[]
  /** Whether a tile was visible since the page was opened. */
  wasSeen: (tileId: string) => boolean
  /** The next tile that is not the open one; null at the end, undefined without a feed. */
  nextId: (openId: string) => string | null | undefined
  /** For each open feed, the tiles around the position, the visible one first. */
  around: () => { category: string | null; ids: string[] }[]
}

/** Items after the visible one that stay: they may be partly visible, or loaded. */
const keptAhead = 2

/** Tiles around the visible one that are stored for offline reading. */
const around = { behind: 5, ahead: 2 }

export function createFeed(page: Pick<PageData, "feed" | "place" | "cards" | "isSignedIn">): Feed {
  const places = createKeptPlaces()
  const walks = new Map<string | null, Walk>()
  const inView = new Map<string | null, number>()
  const seen = new Set<string>()
  const changes = createEmitter<void>()
  const shown = createStore<ShownFeed | null>(null)
  const pageFacts: FeedFacts = { cards: page.cards, isSignedIn: page.isSignedIn, question: null, today: null }
  let facts = pageFacts
  let number = 0
  let todays: readonly string[] = []
  /** A guest's picks that were not visible yet. After a reload they are only in their taste. */
  let picked: readonly string[] | null = null
  let unpicked: readonly string[] | null = null

  const mix = (order: FeedData, pinned: readonly FeedItem[] = []): FeedItem[] => {
    const { cards, isSignedIn, question, today } = facts
    const isHome = order.category === null
    return mixFeed(order.ids, order.developingIds, {
      cards: isHome && question ? [question, ...cards] : cards,
      isSignedIn,
      ...(isHome && today && { today }),
      pinned,
    })
  }
  const walkOver = (order: FeedData, items: readonly FeedItem[], walk = number): Walk => ({
    category: order.category,
    number: walk,
    order,
    items,
    today: order.category === null ? facts.today : null,
  })

  const first = page.feed && hasTiles(page.feed) ? walkOver(page.feed, mix(page.feed)) : null
  if (first) inView.set(first.category, indexOfTile(first.items, page.place))
  /** Until a reset, the page's order is the current person's. */
  let own = first?.order

  const position = ({ category, items }: Walk): number => {
    const at = inView.get(category) ?? -1
    // Before a session begins, only the page knows the position.
    const placeId = walks.has(category) ? places.read(category) : null
    return placeId === null || placeId === tileAt(items, at) ? at : indexOfTile(items, placeId)
  }
  const walkedItems = (walk: Walk) => walk.items.slice(0, position(walk) + 1)

  const walkOf = (category: string | null): Walk | null => walks.get(category) ?? resumeKept(category)

  const show = (walk: Walk, at: number): Walk => {
    walks.set(walk.category, walk)
    inView.set(walk.category, at)
    return walk
  }
  const begin = (order: FeedData, placeId: string | null): Walk => {
    const isAsRendered = order === first?.order && facts === pageFacts
    const walk = isAsRendered ? first : walkOver(order, mix(order))
    return show(walk, indexOfTile(walk.items, placeId))
  }
  const save = (order: FeedData): FeedData => {
    writeKeptOrder(order)
    return order
  }

  const resumeKept = (category: string | null): Walk | null => {
    const kept = readKeptOrder(category)
    if (!kept || !hasTiles(kept)) return null
    const hereId = places.read(category)
    const rendered = own?.category === category && page.place !== null ? own : null
    const isThere = (id: string) => kept.ids.includes(id) || kept.developingIds.includes(id)
    if (!rendered || page.place === null || (page.place === hereId && isThere(page.place))) return begin(kept, hereId)
    // A move on another device: passed tiles stay before it, and the server's order follows.
    const walked = tileIdsUpTo(mix(kept), hereId)
    const order = standOn(goOnWith(kept, walked, rendered, 0), walked, page.place, (next) => tileIdsOf(mix(next)))
    places.put(category, page.place)
    return begin(save(withFirst(order, page.place)), page.place)
  }

  /** Replaces the order; visible and earlier items stay, and the next one, which may be partly visible. */
  const carryOn = (walk: Walk, order: FeedData): void => {
    const before = inView.get(walk.category) ?? -1
    const at = Math.max(0, before)
    const items = mix(order, walk.items.slice(0, at + (wasUsed() ? 2 : 1)))
    const key = walk.items[at] && itemKey(walk.items[at])
    const found = items.findIndex((item) => itemKey(item) === key)
    const next = found >= 0 ? found : Math.min(at, items.length)
    show(walkOver(order, items, walk.number), before < 0 ? before : next)
    if (order !== walk.order) save(order)
    changes.emit()
  }
  /** Sets an order and a position; null is before the first tile. */
  const putAt = (order: FeedData, placeId: string | null, pinned: readonly FeedItem[] = []): void => {
    const items = mix(order, pinned)
    show(walkOver(save(order), items, ++number), indexOfTile(items, placeId))
    changes.emit()
  }
  const walkOn = ({ order, pinned }: Walked, tileId: string): Walked => {
    const ids = tileIdsOf(pinned)
    if (ids.includes(tileId)) return { order, pinned }
    const next = standOn(order, ids, tileId, (moved) => tileIdsOf(mix(moved, pinned)))
    return { order: next, pinned: [...pinned, { type: "tile", tileId }] }
  }
  const walkedOf = (walk: Walk): Walked => ({ order: walk.order, pinned: walkedItems(walk) })

  const tilesFirst = (): string[] => {
    if (picked === null) {
      const taste = tasteOfGuest()
      picked = taste.picked.filter((id) => !taste.seen.includes(id))
    }
    return [...picked.filter((id) => !seen.has(id)), ...todays]
  }
  const withFirst = (order: FeedData, placeId: string | null): FeedData => {
    const ids = tilesFirst()
    if (order.category !== null || ids.length === 0) return order
    const walked = tileIdsUpTo(mix(order), placeId)
    return goOnWith(order, walked, { ids: [...ids, ...order.ids], developingIds: [] }, 0)
  }
  const spliceInto = (walk: Walk, order: FeedData, ids: readonly string[], ahead: number) => {
    const fresh = { ids: [...tilesFirst(), ...ids], developingIds: [] }
    const next = goOnWith(order, tileIdsOf(walkedItems(walk)), fresh, ahead)
    if (next.ids.join() !== walk.order.ids.join()) carryOn(walk, next)
  }
  const splice = (ids: readonly string[], ahead = keptAhead) => {
    const walk = walkOf(null)
    if (walk) spliceInto(walk, walk.order, ids, ahead)
  }

  const walked = () => {
    const walk = walkOf(null)
    return walk ? tileIdsOf(walkedItems(walk)) : []
  }
  const upcoming = () => {
    const walk = walkOf(null)
    if (!walk) return []
    const growing = new Set(walk.order.developingIds)
    return tileIdsOf(walk.items.slice(position(walk) + 1)).filter((id) => !growing.has(id))
  }

  return {
    walk: walkOf,
    firstWalk: (category) => (first?.category === category ? first : null),
    position,
    on: changes.on,
    onMove: places.moves.on,
    shown,

    open(category, latest, isPersonal) {
      if (walkOf(category)) return
      const rendered = own?.category === category ? own : null
      const hereId = places.read(category)
      const placeId = (rendered && page.place) ?? hereId
      const order = rendered ?? (latest && resumeFeed(latest, placeId, isPersonal))
      if (!order || !hasTiles(order)) return
      if (placeId !== null && placeId !== hereId) places.put(category, placeId)
      begin(save(withFirst(order, placeId)), placeId)
      changes.emit()
    },
    know(next) {
      const names = ["cards", "isSignedIn", "question", "today"] as const
      if (names.every((name) => next[name] === facts[name])) return
      facts = next
      for (const walk of walks.values()) carryOn(walk, walk.order)
    },
    moveTo(walk, index) {
      const { category, items } = walk
      if (walks.get(category) !== walk) return
      // A card is no position to return to: the previous tile is.
      const tileId = tileAt(items, index)
      if (tileId !== undefined) seen.add(tileId)
      if (inView.get(category) === index) return
      inView.set(category, index)
      if (tileId !== undefined && index < items.length) places.save(category, tileId)
      changes.emit()
    },
    takeNew(latest) {
      places.forget(latest.category)
      putAt(withFirst(latest, null), null)
    },
    restart() {
      const walk = walkOf(null)
      places.forget(null)
      if (walk) putAt(walk.order, null)
    },
    splice,
    async pick(tileIds) {
      unpicked ??= upcoming()
      picked = saveGuestPicks(tileIds)
      splice(unpicked, 0)
      splice(await homeIds())
    },
    putFirst(tileIds, { gone, again }) {
      todays = tileIds
      const walk = walkOf(null)
      if (!walk || tileIds.length === 0) return
      const hereId = places.read(null)
      const stays = (id: string) => id === hereId || !again.includes(id)
      const { order } = walk
      const left = { ...order, ids: order.ids.filter(stays), developingIds: order.developingIds.filter(stays) }
      const isAhead = (id: string) => !gone.includes(id)
      spliceInto(walk, left, left.ids.filter(isAhead), wasUsed() ? 1 : 0)
    },
    standOn(category, tileId) {
      const walk = walkOf(category)
      if (!walk || places.read(category) === tileId) return
      const { order, pinned } = walkOn(walkedOf(walk), tileId)
      places.save(category, tileId)
      putAt(order, tileId, pinned)
    },
    goOn(openId, nextId) {
      const feed = shown.get()
      const walk = feed && walkOf(feed.category)
      if (!walk) return
      const isBehind = tileIdsOf(walkedItems(walk)).includes(openId)
      if (isBehind) return feed.jumpTo(indexOfTile(walk.items, nextId))
      const { order, pinned } = walkOn(walkOn(walkedOf(walk), openId), nextId)
      places.save(walk.category, nextId)
      putAt(order, nextId, pinned)
    },
    showUnseen(category, unseen) {
      const [next] = unseen
      const walk = walkOf(category)
      if (!walk || next === undefined) return
      const isSeen = (id: string) => !unseen.includes(id)
      const { ids, developingIds } = walk.order
      const order = { category, ids: [...ids.filter(isSeen), ...unseen], developingIds: developingIds.filter(isSeen) }
      places.save(category, next)
      putAt(order, next)
    },
    adopt(elsewhere, isAtOnce) {
      for (const { category, tileId } of elsewhere) {
        const walk = walkOf(category)
        const next = walk && walkOn(walkedOf(walk), tileId)
        places.put(category, tileId)
        if (!next) continue
        if (isAtOnce) putAt(next.order, tileId, next.pinned)
        else carryOn(walk, next.order)
      }
    },
    reset() {
      removeKeptFeeds()
      places.dropUnwritten()
      walks.clear()
      inView.clear()
      seen.clear()
      own = undefined
      number++
      picked = []
      unpicked = null
      changes.emit()
    },

    placeId: places.read,
    walked,
    upcoming,
    wasSeen: (tileId) => seen.has(tileId),
    nextId(openId) {
      const feed = shown.get()
      const walk = feed && walkOf(feed.category)
      if (!walk) return undefined
      return tileIdsOf(walk.items.slice(position(walk) + 1)).find((id) => id !== openId) ?? null
    },
    around: () =>
      places.all().map(([category, tileId]) => {
        const ids = tileIdsOf(walkOf(category)?.items ?? [])
        const at = ids.indexOf(tileId)
        if (at < 0) return { category, ids: [tileId] }
        const behind = ids.slice(Math.max(0, at - around.behind), at)
        return { category, ids: [tileId, ...ids.slice(at + 1, at + 1 + around.ahead), ...behind] }
      }),
  }
}

function hasTiles({ ids, developingIds }: FeedData): boolean {
  return ids.length + developingIds.length > 0
}
