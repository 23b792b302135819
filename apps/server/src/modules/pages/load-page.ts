import type { PageData } from "@confetti/contract/page-data"
import type { Tile } from "@confetti/contract/tile"
import { sectionOf, tilePath } from "@confetti/domain/section"
import type { Services } from "../../platform/services.ts"
import { collectFeedCards } from "../../platform/feed-cards.ts"
import { everything, parseFilter } from "../search/parse-filter.ts"
import { searchTiles } from "../search/search-tiles.ts"
import { slugAfter, tileBySlug, tilesByIds } from "../tiles/store.ts"
import { loadFeed } from "./load-feed.ts"
import { pageKind } from "./page-path.ts"
import type { PageRequest } from "./page-request.ts"
import { contentPageBySlug } from "./store.ts"

/** Everything a page is rendered from, or where it has moved. */
export type LoadedPage = { data: PageData } | { movedTo: string }

/** As many results as a first screen shows. */
const firstResults = 12

export async function loadPage(services: Services, request: PageRequest): Promise<LoadedPage> {
  const page = pageKind(request.path)
  if (page.kind === "feed") return loadHome(services, request)
  if (page.kind === "search") return loadSearch(services, request)
  if (page.kind === "tile") return loadTile(services, request, page)
  if (page.kind === "screen") return { data: emptyPage(services, request) }
  const elsewhere = page.kind === "content" ? ownPageOf(services, page.slug) : null
  if (elsewhere !== null) return { movedTo: elsewhere }
  const content = page.kind === "content" ? await contentPageBySlug(services.pool, page.slug) : null
  return { data: { ...emptyPage(services, request), page: content, isMissing: content === null } }
}

/** The operator's own page, where it stands in for ours: whoever kept the old address is led there too. */
function ownPageOf({ content }: Services, slug: string): string | null {
  const { links } = content.current().brand
  const link = Object.hasOwn(links, slug) ? links[slug] : undefined
  return link === undefined || link.startsWith("/") ? null : link
}

function emptyPage({ content, config }: Services, { origin, look }: PageRequest): PageData {
  const { brand, categories, version } = content.current()
  return {
    brand,
    categories,
    contentVersion: version,
    feed: null,
    place: null,
    cards: [],
    isSignedIn: null,
    tiles: [],
    search: null,
    page: null,
    isMissing: false,
    isEmulator: config.EMULATOR,
    look,
    origin,
  }
}

async function loadHome(services: Services, request: PageRequest): Promise<LoadedPage> {
  const { tileIds, ...feed } = loadFeed(services, request, await collectFeedCards(services))
  return { data: { ...emptyPage(services, request), ...feed, tiles: await tilesInOrder(services, tileIds) } }
}

type TilePage = { slug: string; isHome: boolean }

async function loadTile(services: Services, request: PageRequest, { slug, isHome }: TilePage): Promise<LoadedPage> {
  const now = new Date(services.clock())
  const found = await tileBySlug(services.pool, now, slug)
  const current = found ? null : await slugAfter(services.pool, now, slug)
  if (current !== null) return { movedTo: tilePath(sectionOf(request.path), current, request.terms) }
  const data = emptyPage(services, request)
  if (!found) return { data: { ...data, isMissing: true } }
  // Going back from a tile of the home section ends in the feed, which is then already here.
  const tiles = [JSON.parse(found.document) as Tile]
  if (!isHome) return { data: { ...data, tiles } }
  const { feed, cards, isSignedIn } = loadFeed(services, request, await collectFeedCards(services))
  return { data: { ...data, feed, cards, isSignedIn, tiles } }
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

async function tilesInOrder({ pool, clock }: Services, ids: readonly string[]): Promise<Tile[]> {
  const rows = await tilesByIds(pool, new Date(clock()), ids, { onlyFinished: false })
  const documents = new Map(rows.map(({ id, document }) => [id, document]))
  return ids.flatMap((id) => (documents.has(id) ? [JSON.parse(documents.get(id) as string) as Tile] : []))
}
