import type { FeedCard } from "@confetti/contract/feed-item"
import type { PageData } from "@confetti/contract/page-data"
import type { RichText } from "@confetti/contract/rich-text"
import type { Tile } from "@confetti/contract/tile"
import { defined } from "@confetti/domain/defined"
import { mixFeed } from "@confetti/domain/feed/mix-feed"
import { mostFirstIds } from "@confetti/domain/feed/most-first-ids"
import { placeKey } from "@confetti/domain/feed/place"
import { tileIdsOf } from "@confetti/domain/feed/mixed-items"
import { resumeFeed } from "@confetti/domain/feed/resume-feed"
import { sectionOf, tilePath } from "@confetti/domain/navigation/section"
import type { FeedOrders } from "../../platform/content/content-snapshot.ts"
import type { Services } from "../../platform/services.ts"
import { everything, parseFilter } from "../search/parse-filter.ts"
import { searchTiles } from "../search/search-tiles.ts"
import { publicThought } from "../thoughts/public-thought.ts"
import { slugAfter, subtileBySlug, tileBySlug, tilesByIds } from "../tiles/store.ts"
import { type PageRequest, pageKind } from "./page-request.ts"
import { contentPageBySlug } from "./store.ts"

/** The current item and the next two. */
const firstItems = 3

type FirstFeed = Pick<PageData, "feed" | "place" | "cards" | "isSignedIn"> & { tileIds: string[] }

export type LoadedPage = { data: PageData } | { movedTo: string }

const firstResults = 12

export async function loadPage(services: Services, request: PageRequest, cards: FeedCard[]): Promise<LoadedPage> {
  const page = pageKind(request.path)
  if (page.kind === "feed") return loadHome(services, request, cards)
  if (page.kind === "search") return loadSearch(services, request)
  if (page.kind === "tile") return loadTile(services, request, cards, page)
  if (page.kind === "screen")
    return { data: { ...emptyPage(services, request), isMissing: isUnknownItem(services, request.path) } }
  const elsewhere = page.kind === "content" ? ownPageOf(services, page.slug) : null
  if (elsewhere !== null) return { movedTo: elsewhere }
  const content = page.kind === "content" ? await contentPageBySlug(services.contentReplica.pool, page.slug) : null
  const tiles = content ? await linkedTiles(services, content.body) : []
  return { data: { ...emptyPage(services, request), tiles, page: content, isMissing: content === null } }
}

/** The operator's own page that replaces ours; the old address redirects to it. */
function ownPageOf({ content }: Services, slug: string): string | null {
  const { links } = content.current().brand
  const link = Object.hasOwn(links, slug) ? links[slug] : undefined
  return link === undefined || link.startsWith("/") ? null : link
}

function isUnknownItem({ content }: Services, path: string): boolean {
  const id = /^\/me\/shop\/(.+)$/.exec(path)?.[1]
  return id !== undefined && !content.current().items.some((item) => item.id === id)
}

function emptyPage({ capabilities, content, config }: Services, request: PageRequest): PageData {
  const { origin, look, inviter, favourite } = request
  const { brand, categories, version } = content.current()
  return {
    brand,
    categories,
    contentVersion: version,
    feed: null,
    place: null,
    cards: [],
    isSignedIn: isForNobody(request) ? false : null,
    tiles: [],
    search: null,
    page: null,
    thought: null,
    isMissing: false,
    isEmulator: config.EMULATOR,
    hasWorker: config.SERVICE_WORKER === "on",
    sendsPush: capabilities.push,
    hasAndroidSideGestures: config.ANDROID_SIDE_GESTURES === "on",
    hasToday: config.TODAY === "on",
    thoughts: config.THOUGHTS,
    uploads: config.UPLOADS,
    inviter,
    favourite,
    look,
    origin,
  }
}

/** Pages that show nothing personal: without a session, the bare shell, and the studio, which reads its data itself. */
function isForNobody({ path, hasSession }: PageRequest): boolean {
  return !hasSession && !/^\/(_app|studio)(\/|$)/.test(path)
}

async function loadHome(services: Services, request: PageRequest, cards: FeedCard[]): Promise<LoadedPage> {
  const { tileIds, ...feed } = loadFeed(services, request, cards)
  return {
    data: {
      ...emptyPage(services, request),
      ...feed,
      tiles: await tilesInOrder(services, tileIds),
    },
  }
}

type TilePage = { slug: string; isHome: boolean }

async function loadTile(
  services: Services,
  request: PageRequest,
  given: FeedCard[],
  { slug, isHome }: TilePage,
): Promise<LoadedPage> {
  const now = new Date(services.clock())
  const { pool } = services.contentReplica
  const tile = await tileBySlug(pool, now, slug)
  const found = tile?.document ?? (await subtileBySlug(pool, now, slug))?.parentDocument
  const current = found ? null : await slugAfter(pool, now, slug)
  if (current !== null) return { movedTo: tilePath(sectionOf(request.path), current, request.terms) }
  const data = emptyPage(services, request)
  if (!found) return { data: { ...data, isMissing: true } }
  // Going back from a tile of the home section ends in the feed, so it is included.
  const shown = JSON.parse(found) as Tile
  const linked = await linkedTiles(
    services,
    [shown, ...shown.subtiles].flatMap(({ body }) => body),
  )
  const opened = { ...data, tiles: [shown, ...linked], thought: await loadThought(services, request, shown) }
  if (!isHome) return { data: opened }
  const { feed, cards, isSignedIn } = loadFeed(services, request, given)
  return { data: { ...opened, feed, cards, isSignedIn } }
}

async function loadThought({ pool, config }: Services, { thoughtId }: PageRequest, tile: Tile) {
  const thought = thoughtId === null || config.THOUGHTS === "off" ? null : await publicThought(pool, thoughtId)
  return thought?.tileId === tile.id ? { text: thought.text, by: thought.by } : null
}

async function loadSearch(services: Services, request: PageRequest): Promise<LoadedPage> {
  const { t, q = "" } = request.terms
  const data = emptyPage(services, request)
  const isKnown = t === undefined || data.categories.some(({ slug }) => slug === t)
  const filter = t !== undefined && isKnown ? parseFilter(`categories:"${t}"`) : everything
  const ids = await searchTiles(services, { query: q, filter })
  const tiles = await tilesInOrder(services, ids.slice(0, firstResults))
  return { data: { ...data, tiles, search: { ids, unknownTopic: isKnown ? null : t } } }
}

async function linkedTiles(services: Services, text: RichText): Promise<Tile[]> {
  const slugs = new Set(text.flatMap((block) => (block.type === "link" ? block.tile : [])))
  if (slugs.size === 0) return []
  const linked = services.content.current().tiles.filter(({ slug }) => slugs.has(slug))
  const ids = linked.map(({ id }) => id)
  return tilesInOrder(services, ids)
}

async function tilesInOrder({ contentReplica: { pool }, clock }: Services, ids: readonly string[]): Promise<Tile[]> {
  const rows = await tilesByIds(pool, new Date(clock()), ids, { onlyFinished: false })
  const documents = new Map(rows.map(({ id, document }) => [id, document]))
  return ids.flatMap((id) => (documents.has(id) ? [JSON.parse(defined(documents.get(id))) as Tile] : []))
}

/** The home feed's first items and the reader's place. The browser mixes the feed again from the same ids, cards and sign-in state. */
function loadFeed(services: Services, request: PageRequest, cards: FeedCard[]): FirstFeed {
  const { content } = services
  const now = services.clock()
  const { terms, places } = request
  const isSignedIn = request.viewerId !== null
  const snapshot = content.current()
  const orders = content.orders()
  const category = snapshot.categories.find(({ slug }) => slug === terms.t)?.slug ?? null
  const isOut = (id: string): boolean => (snapshot.byId.get(id)?.publishedAt ?? Number.POSITIVE_INFINITY) <= now
  const fresh = { ids: orderFor(request, category, orders, isOut), developingIds: orders.developingIds(category) }
  const wanted = places.get(placeKey(category)) ?? null
  const resumed =
    wanted === null && category === null && !isSignedIn
      ? // Whoever comes for the first time, and by a friend's invitation, begins with what the friend likes.
        resumeFeed(fresh, request.favourite, true)
      : resumeFeed(fresh, wanted !== null && isOut(wanted) ? wanted : null, isSignedIn)
  const [ids, developingIds] = [resumed.ids.slice(0, mostFirstIds), [...resumed.developingIds]]
  const place = wanted !== null && ids[0] === wanted ? wanted : null
  const items = mixFeed(ids, developingIds, { cards, isSignedIn }).slice(0, firstItems)
  return {
    feed: { category, ids, developingIds },
    place,
    cards,
    isSignedIn,
    tileIds: tileIdsOf(items),
  }
}

/** The order for a person, or the default; in a category, its own tiles first, as search lists it. */
function orderFor(
  { ownIds }: PageRequest,
  category: string | null,
  orders: FeedOrders,
  isOut: (id: string) => boolean,
): readonly string[] {
  if (category === null) return ownIds?.filter(isOut) ?? orders.ids
  const common = orders.idsOf(category)
  if (ownIds === null) return common
  const inCategory = new Set(common)
  return [...new Set([...ownIds.filter((id) => inCategory.has(id)), ...common])]
}
