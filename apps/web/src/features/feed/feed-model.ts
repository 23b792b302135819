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

/** A feed as somebody walks it. Replaced, never changed, when its items change. */
export type Walk = {
  category: string | null
  /** Another one where its reader is put at its place anew. */
  number: number
  order: FeedData
  items: readonly FeedItem[]
  today: TodayRun<ShownCard> | null
}

export type FeedFacts = {
  cards: readonly ShownCard[]
  /** Null for as long as it is not known. */
  isSignedIn: boolean | null
  /** The question to a stranger or a reader, in the home feed alone. */
  question: ShownCard | null
  /** Today's tiles, in the home feed alone. */
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
  /** Null as long as there are no tiles in it. */
  walk: (category: string | null) => Walk | null
  /** The same in the first paint, which knows what came with the page and nothing of this device. */
  firstWalk: (category: string | null) => Walk | null
  /** The index of the item its reader stands on; −1 where they have looked at none. */
  position: (walk: Walk) => number
  /** Where the reader stands, or an order, has changed. */
  on: Emitter<void>["on"]
  /** The person has moved to another tile, and it is written down. */
  onMove: Emitter<Move>["on"]
  shown: Store<ShownFeed | null>

  /** Begins the walk of a feed, unless it is under way: in the order that came with the page, or in the `latest` that was read. */
  open: (category: string | null, latest: FeedData | undefined, isPersonal: boolean) => void
  know: (facts: FeedFacts) => void
  /** The reader stands on this item of a walk. One that is over has no say any more. */
  moveTo: (walk: Walk, index: number) => void
  takeNew: (latest: FeedData) => void
  restart: () => void
  /** Lays a fresh order into the home feed, behind the tile in view and those `ahead` after it. Nothing that is seen moves. */
  splice: (ids: readonly string[], ahead?: number) => void
  /** A guest chose these to come next, and no others: at once, and what follows from them further on a moment later. */
  pick: (tileIds: readonly string[]) => Promise<void>
  /** From now on these tiles of the home feed come first in whatever order there is. `gone` lie ahead no more, `again` come once more. */
  putFirst: (tileIds: readonly string[], also: { gone: readonly string[]; again: readonly string[] }) => void
  /** Stands on a tile that was opened by another way: what was walked stays behind it, and all else ahead. */
  standOn: (category: string | null, tileId: string) => void
  /**
   * Stands on the next tile, as if its reader had swiped there from the one that is open. That one is behind them now: where it was
   * opened by another way it is laid there, so that a swipe back finds it, and nothing they have not met is passed over.
   */
  goOn: (openId: string, nextId: string) => void
  /** Lays these tiles behind all the others, wherever they stood, and goes on with the first of them. */
  showUnseen: (category: string | null, unseen: readonly string[]) => void
  /** Takes the places of another device. At once where `isAtOnce`; otherwise a feed is there when it is opened again. */
  adopt: (places: readonly PlaceElsewhere[], isAtOnce: boolean) => void
  /** Forgets every order and every place, on this device and in memory: a person's go with them. */
  reset: () => void

  placeId: (category: string | null) => string | null
  /** The tiles of the home feed up to the one in view, growing stories among them. */
  walked: () => string[]
  /** The finished ones behind it, in their order. */
  upcoming: () => string[]
  /** Whether a tile was in view since the page was opened. */
  wasSeen: (tileId: string) => boolean
  /** The tile behind the one in view that is not the open one; null at the end, undefined where no feed is shown. */
  nextId: (openId: string) => string | null | undefined
  /** Of each feed that was open: the tiles around where its reader stands, the one in view first. */
  around: () => { category: string | null; ids: string[] }[]
}

/** How many behind the tile in view stay where they are: they may be half on the screen, or loaded. */
const keptAhead = 2

/** How many tiles are kept around the one in view: a fast reader has met those behind it, and those ahead are fetched already. */
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
  /** A guest's picks that were not in view yet. After a reload only their taste knows of them. */
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
  /** As long as nothing was forgotten, the order that came with the page is the one of whoever is here. */
  let own = first?.order

  const position = ({ category, items }: Walk): number => {
    const at = inView.get(category) ?? -1
    // Before a walk has begun, only the page says where its reader stands.
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
    // A move on another device: what was walked here stays behind them, and the server's order goes on.
    const walked = tileIdsUpTo(mix(kept), hereId)
    const order = standOn(goOnWith(kept, walked, rendered, 0), walked, page.place, (next) => tileIdsOf(mix(next)))
    places.put(category, page.place)
    return begin(save(withFirst(order, page.place)), page.place)
  }

  /** Another order, with what is in view, all before it and the item a finger may be pulling in where they stand. */
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
  /** Another order, or the same, with its reader put at a place; null is before its first tile. */
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
      // A card is no place to come back to: the tile before it is.
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
