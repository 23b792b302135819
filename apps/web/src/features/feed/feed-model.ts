import type { ShownCard } from "@confetti/contract/feed-item"
import type { FeedData, PageData } from "@confetti/contract/page-data"
import type { Tile } from "@confetti/contract/tile"
import { mixFeed } from "@confetti/domain/feed/mix-feed"
import {
  indexOfTile,
  itemKey,
  type MixedItem,
  type TodayRun,
  tileAt,
  tileIdsOf,
  tileIdsUpTo,
} from "@confetti/domain/feed/mixed-items"
import { goOnWith, resumeFeed, standOn } from "@confetti/domain/feed/resume-feed"
import { createEmitter, createStore, type Emitter, type Store } from "../../platform/create-store.ts"
import { wasUsed } from "../../platform/on-use.ts"
import { homeIds } from "./feed-read.ts"
import { saveGuestPicks, tasteOfGuest } from "./guest-taste.ts"
import { createSavedPlaces, type Move, readSavedOrder, removeSavedFeeds, writeSavedOrder } from "./saved-feed.ts"

export type FeedItem = MixedItem<ShownCard>

/** A feed session. Replaced when its items change. */
export type FeedSession = {
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

type Passed = { order: FeedData; pinned: readonly FeedItem[] }

type PlaceElsewhere = { category: string | null; tileId: string }

export type Feed = {
  /** Null while it has no tiles. */
  session: (category: string | null) => FeedSession | null
  /** The same for the first paint, from the page's data only. */
  firstSession: (category: string | null) => FeedSession | null
  /** Index of the current item; −1 before any was seen. */
  position: (session: FeedSession) => number
  /** The position or the order has changed. */
  on: Emitter<void>["on"]
  /** The person moved to another tile, and it is stored. */
  onMove: Emitter<Move>["on"]
  shown: Store<ShownFeed | null>

  /** Starts the session of a feed unless it is running: in the page's order, or the `latest` one read. */
  open: (category: string | null, latest: FeedData | undefined, isPersonal: boolean) => void
  know: (facts: FeedFacts) => void
  /** Moves to an item. Calls of an ended session are ignored. */
  moveTo: (session: FeedSession, index: number) => void
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
const unchangedAhead = 2

/** Tiles around the visible one that are stored for offline reading. */
const around = { behind: 5, ahead: 2 }

export function createFeed(page: Pick<PageData, "feed" | "place" | "cards" | "isSignedIn">): Feed {
  const places = createSavedPlaces()
  const sessions = new Map<string | null, FeedSession>()
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
  const sessionOver = (order: FeedData, items: readonly FeedItem[], session = number): FeedSession => ({
    category: order.category,
    number: session,
    order,
    items,
    today: order.category === null ? facts.today : null,
  })

  const first = page.feed && hasTiles(page.feed) ? sessionOver(page.feed, mix(page.feed)) : null
  if (first) inView.set(first.category, indexOfTile(first.items, page.place))
  /** Until a reset, the page's order is the current person's. */
  let own = first?.order

  const position = ({ category, items }: FeedSession): number => {
    const at = inView.get(category) ?? -1
    // Before a session begins, only the page knows the position.
    const placeId = sessions.has(category) ? places.read(category) : null
    return placeId === null || placeId === tileAt(items, at) ? at : indexOfTile(items, placeId)
  }
  const walkedItems = (session: FeedSession) => session.items.slice(0, position(session) + 1)

  const sessionOf = (category: string | null): FeedSession | null => sessions.get(category) ?? resumeSaved(category)

  const show = (session: FeedSession, at: number): FeedSession => {
    sessions.set(session.category, session)
    inView.set(session.category, at)
    return session
  }
  const begin = (order: FeedData, placeId: string | null): FeedSession => {
    const isAsRendered = order === first?.order && facts === pageFacts
    const session = isAsRendered ? first : sessionOver(order, mix(order))
    return show(session, indexOfTile(session.items, placeId))
  }
  const save = (order: FeedData): FeedData => {
    writeSavedOrder(order)
    return order
  }

  const resumeSaved = (category: string | null): FeedSession | null => {
    const saved = readSavedOrder(category)
    if (!saved || !hasTiles(saved)) return null
    const hereId = places.read(category)
    const rendered = own?.category === category && page.place !== null ? own : null
    const isThere = (id: string) => saved.ids.includes(id) || saved.developingIds.includes(id)
    if (!rendered || page.place === null || (page.place === hereId && isThere(page.place))) return begin(saved, hereId)
    // A move on another device: passed tiles stay before it, and the server's order follows.
    const walked = tileIdsUpTo(mix(saved), hereId)
    const order = standOn(goOnWith(saved, walked, rendered, 0), walked, page.place, (next) => tileIdsOf(mix(next)))
    places.put(category, page.place)
    return begin(save(withFirst(order, page.place)), page.place)
  }

  /** Replaces the order; visible and earlier items stay, and the next one, which may be partly visible. */
  const carryOn = (session: FeedSession, order: FeedData): void => {
    const before = inView.get(session.category) ?? -1
    const at = Math.max(0, before)
    const items = mix(order, session.items.slice(0, at + (wasUsed() ? 2 : 1)))
    const key = session.items[at] && itemKey(session.items[at])
    const found = items.findIndex((item) => itemKey(item) === key)
    const next = found >= 0 ? found : Math.min(at, items.length)
    show(sessionOver(order, items, session.number), before < 0 ? before : next)
    if (order !== session.order) save(order)
    changes.emit()
  }
  /** Sets an order and a position; null is before the first tile. */
  const putAt = (order: FeedData, placeId: string | null, pinned: readonly FeedItem[] = []): void => {
    const items = mix(order, pinned)
    show(sessionOver(save(order), items, ++number), indexOfTile(items, placeId))
    changes.emit()
  }
  const passTile = ({ order, pinned }: Passed, tileId: string): Passed => {
    const ids = tileIdsOf(pinned)
    if (ids.includes(tileId)) return { order, pinned }
    const next = standOn(order, ids, tileId, (moved) => tileIdsOf(mix(moved, pinned)))
    return { order: next, pinned: [...pinned, { type: "tile", tileId }] }
  }
  const passedPart = (session: FeedSession): Passed => ({ order: session.order, pinned: walkedItems(session) })

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
  const spliceInto = (session: FeedSession, order: FeedData, ids: readonly string[], ahead: number) => {
    const fresh = { ids: [...tilesFirst(), ...ids], developingIds: [] }
    const next = goOnWith(order, tileIdsOf(walkedItems(session)), fresh, ahead)
    if (next.ids.join() !== session.order.ids.join()) carryOn(session, next)
  }
  const splice = (ids: readonly string[], ahead = unchangedAhead) => {
    const session = sessionOf(null)
    if (session) spliceInto(session, session.order, ids, ahead)
  }

  const walked = () => {
    const session = sessionOf(null)
    return session ? tileIdsOf(walkedItems(session)) : []
  }
  const upcoming = () => {
    const session = sessionOf(null)
    if (!session) return []
    const growing = new Set(session.order.developingIds)
    return tileIdsOf(session.items.slice(position(session) + 1)).filter((id) => !growing.has(id))
  }

  return {
    session: sessionOf,
    firstSession: (category) => (first?.category === category ? first : null),
    position,
    on: changes.on,
    onMove: places.moves.on,
    shown,

    open(category, latest, isPersonal) {
      if (sessionOf(category)) return
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
      for (const session of sessions.values()) carryOn(session, session.order)
    },
    moveTo(session, index) {
      const { category, items } = session
      if (sessions.get(category) !== session) return
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
      const session = sessionOf(null)
      places.forget(null)
      if (session) putAt(session.order, null)
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
      const session = sessionOf(null)
      if (!session || tileIds.length === 0) return
      const hereId = places.read(null)
      const stays = (id: string) => id === hereId || !again.includes(id)
      const { order } = session
      const left = { ...order, ids: order.ids.filter(stays), developingIds: order.developingIds.filter(stays) }
      const isAhead = (id: string) => !gone.includes(id)
      spliceInto(session, left, left.ids.filter(isAhead), wasUsed() ? 1 : 0)
    },
    standOn(category, tileId) {
      const session = sessionOf(category)
      if (!session || places.read(category) === tileId) return
      const { order, pinned } = passTile(passedPart(session), tileId)
      places.save(category, tileId)
      putAt(order, tileId, pinned)
    },
    goOn(openId, nextId) {
      const feed = shown.get()
      const session = feed && sessionOf(feed.category)
      if (!session) return
      const isBehind = tileIdsOf(walkedItems(session)).includes(openId)
      if (isBehind) return feed.jumpTo(indexOfTile(session.items, nextId))
      const { order, pinned } = passTile(passTile(passedPart(session), openId), nextId)
      places.save(session.category, nextId)
      putAt(order, nextId, pinned)
    },
    showUnseen(category, unseen) {
      const [next] = unseen
      const session = sessionOf(category)
      if (!session || next === undefined) return
      const isSeen = (id: string) => !unseen.includes(id)
      const { ids, developingIds } = session.order
      const order = { category, ids: [...ids.filter(isSeen), ...unseen], developingIds: developingIds.filter(isSeen) }
      places.save(category, next)
      putAt(order, next)
    },
    adopt(elsewhere, isAtOnce) {
      for (const { category, tileId } of elsewhere) {
        const session = sessionOf(category)
        const next = session && passTile(passedPart(session), tileId)
        places.put(category, tileId)
        if (!next) continue
        if (isAtOnce) putAt(next.order, tileId, next.pinned)
        else carryOn(session, next.order)
      }
    },
    reset() {
      removeSavedFeeds()
      places.dropUnwritten()
      sessions.clear()
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
      const session = feed && sessionOf(feed.category)
      if (!session) return undefined
      return tileIdsOf(session.items.slice(position(session) + 1)).find((id) => id !== openId) ?? null
    },
    around: () =>
      places.all().map(([category, tileId]) => {
        const ids = tileIdsOf(sessionOf(category)?.items ?? [])
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
