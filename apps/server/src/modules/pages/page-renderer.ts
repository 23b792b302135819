import type { FeedCard } from "@confetti/contract/feed-item"
import { placeKey } from "@confetti/domain/feed/place"
import { writeLook } from "@confetti/domain/navigation/write-look"
import { LRUCache } from "lru-cache"
import { isDatabaseAway } from "../../platform/db/is-database-away.ts"
import type { Services } from "../../platform/services.ts"
import type { WebBuild } from "../../platform/web-build.ts"
import { collectFeedCards } from "../feed-cards/feed-card-source.ts"
import { type CardsAtOnce, createLiveFeedCards } from "../feed-cards/live-feed-cards.ts"
import { loadPage } from "./load-page.ts"
import { type NonceTemplate, nonceMark, nonceTemplate } from "./nonce-template.ts"
import { hasFeed, type PageRequest } from "./page-request.ts"

export type RenderedPage = { status: number; template: NonceTemplate } | { movedTo: string }

const cacheBytes = 64 * 1024 * 1024

type CachedPage = { page: Extract<RenderedPage, { template: unknown }>; moment: string }

const noCards: CardsAtOnce = { cards: [], version: "" }

/** Renders and caches pages. A page that cannot be rendered while the database is down is served stale. */
export function createPageRenderer(services: Services, build: WebBuild) {
  const cache = new LRUCache<string, CachedPage>({ maxSize: cacheBytes })
  /** Renderings in progress: concurrent requests share one. */
  const underWay = new Map<string, Promise<RenderedPage>>()
  const liveCards = createLiveFeedCards(services)

  async function render(request: PageRequest, cards: FeedCard[]): Promise<RenderedPage> {
    const loaded = await loadPage(services, request, cards)
    if ("movedTo" in loaded) return loaded
    const { path, search } = request
    const { status, html } = build.renderPage({ path, search, data: loaded.data, nonceMark })
    return { status, template: nonceTemplate(html) }
  }

  /** For a signed-in person: without posts of people they have hidden. */
  async function renderOwn(request: PageRequest): Promise<RenderedPage> {
    return render(request, await collectFeedCards({ ...services, viewerId: request.viewerId }))
  }

  async function renderOnce(key: string, moment: string, request: PageRequest, cards: FeedCard[]) {
    const page = await render(request, cards)
    // Missing pages are unlimited in number, and redirects are cheap.
    if ("template" in page && page.status === 200) cache.set(key, { page, moment }, { size: page.template.bytes })
    return page
  }

  async function renderOr(cached: CachedPage, rendering: Promise<RenderedPage>): Promise<RenderedPage> {
    try {
      return await rendering
    } catch (error) {
      // For other errors a stale page could show removed content.
      if (!isDatabaseAway(error)) throw error
      services.log.warn({ reason: error.message }, "the database is away; a page stays as it was")
      return cached.page
    }
  }

  function renderWith(request: PageRequest, { cards, version }: CardsAtOnce): RenderedPage | Promise<RenderedPage> {
    const key = cacheKey(services, request)
    if (key === null) return render(request, cards)
    const moment = `${version} ${services.content.orders().minute}`
    const cached = cache.get(key)
    if (cached?.moment === moment) return cached.page
    const shared = `${key} ${moment}`
    let rendering = underWay.get(shared)
    if (!rendering) {
      rendering = renderOnce(key, moment, request, cards).finally(() => underWay.delete(shared))
      underWay.set(shared, rendering)
    }
    return cached === undefined ? rendering : renderOr(cached, rendering)
  }

  return (request: PageRequest): RenderedPage | Promise<RenderedPage> => {
    if (request.viewerId !== null) return renderOwn(request)
    const cards = hasFeed(request.path) ? liveCards() : noCards
    return cards instanceof Promise ? cards.then((read) => renderWith(request, read)) : renderWith(request, cards)
  }
}

/** The cache key of a shared page without cards and the minute; null if there are too many such pages. */
function cacheKey({ content }: Services, request: PageRequest): string | null {
  const { path, terms, search, places, look, origin, inviter, thoughtId, hasSession } = request
  if (terms.q !== undefined || inviter !== null) return null
  // Not cached, so that a removed thought disappears at once.
  if (thoughtId !== null) return null
  // Pages of game results are unlimited in number.
  if (path.startsWith("/games/") && search !== "") return null
  const { categories, version } = content.current()
  if (terms.t !== undefined && !categories.some(({ slug }) => slug === terms.t)) return null
  const place = path === "/" ? (places.get(placeKey(terms.t ?? null)) ?? "") : ""
  return `${origin} ${path} ${search} ${place} ${hasSession} ${writeLook(look)} ${version}`
}
