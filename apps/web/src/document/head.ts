import type { Brand } from "@confetti/contract/brand"
import type { PageData } from "@confetti/contract/page-data"
import { plainText } from "@confetti/contract/plain-text"
import type { Tile } from "@confetti/contract/tile"
import { escapeHtml } from "@confetti/domain/escape-html"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { appStoreId } from "@confetti/domain/store-address"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { greetingOf } from "../app/screens/greeting.tsx"
import { pageTitle } from "../app/screens/use-title.ts"
import { pictureFile, pictureSet } from "../platform/media.ts"
import { escapeJson } from "./escape-json.ts"
import { gameHead } from "./game-head.ts"
import { thoughtHead } from "./thought-head.ts"

type Page = { path: string; search: string; data: PageData }

const screenTitles: Record<string, string> = {
  "/search": t`Search`,
  "/me": t`Me`,
  "/me/history": t`Your history`,
  "/me/year": t`Your year`,
  "/me/points": t`Points`,
  "/me/shop": t`Shop`,
  "/me/orders": t`Orders`,
  "/games": t`Games`,
  "/settings": t`Settings`,
  "/studio": "Studio",
}

export function headOf({ path, search, data }: Page): string[] {
  const tile = tileOf(path, data)
  const game = data.isMissing ? null : gameHead(path, search)
  const thought = thoughtHead(search, tile, data.thought)
  const own = game ?? thought
  const title = own ? pageTitle(own.title, data.brand) : titleOf({ path, search, data }, tile)
  const greeting = data.inviter === null ? null : greetingOf(data.inviter)
  // For an invitation, the tile the friend likes.
  const favourite = path === "/" ? data.tiles.find(({ id }) => id === data.favourite) : undefined
  const first = tile ?? favourite ?? data.tiles[0]
  const named = tile ?? favourite
  const preview = own?.description ?? named?.teaser ?? data.page?.description ?? data.brand.description
  const description = isShell({ path, search, data }) ? (data.brand.shell?.description ?? data.brand.name) : preview
  const ownPath = game?.canonical ?? (tile ? tilePath("homefeed", tile.slug) : canonicalPath(path, search, data))
  const canonical = data.origin + ownPath
  const picture = game?.picture?.path ?? (first && `/media/${first.card}`)
  const card = picture && data.origin + picture
  const isPrivate = path === "/_app" || /^\/(me|settings|studio)(\/|$)/.test(path) || search.includes("q=")
  const isHidden = data.isMissing || isPrivate || game?.isHidden || thought !== null
  const alt = game?.picture?.alt ?? named?.picture.alt
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    ...(isHidden ? [meta("name", "robots", "noindex")] : []),
    ...(isHidden && !own ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    meta("property", "og:site_name", data.brand.name),
    meta("property", "og:type", tile ? "article" : "website"),
    meta(
      "property",
      "og:title",
      own?.title ?? (named && greeting ? `${greeting}: ${named.title}` : greeting) ?? tile?.title ?? title,
    ),
    meta("property", "og:description", preview),
    meta("property", "og:url", own ? data.origin + own.url : canonical),
    ...(card ? cardMeta(card, alt) : [meta("name", "twitter:card", "summary")]),
    ...storeBanner(data.brand),
    ...firstPicture(path, data, tile),
    ...(tile && card
      ? [`<script type="application/ld+json">${escapeJson(article(tile, data, canonical, card))}</script>`]
      : []),
  ]
}

function cardMeta(card: string, alt: string | undefined): string[] {
  return [
    meta("property", "og:image", card),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    ...(alt === undefined ? [] : [meta("property", "og:image:alt", alt)]),
    meta("name", "twitter:card", "summary_large_image"),
  ]
}

function tileOf(path: string, data: PageData): Tile | undefined {
  const slug = slugOfPath(path)
  return slug === null
    ? undefined
    : data.tiles.find((tile) => [tile, ...tile.subtiles].some((each) => each.slug === slug))
}

function titleOf({ path, search, data }: Page, tile: Tile | undefined): string {
  const { brand, page, feed, categories, isMissing } = data
  if (isMissing) return pageTitle(t`Not found`, brand)
  const topic = feed?.category ?? (path === "/search" ? new URLSearchParams(search).get("t") : null)
  const category = categories.find((each) => each.slug === topic)
  return pageTitle(
    tile?.title ?? page?.title ?? category?.title ?? screenTitles[path.replace(/^(\/me\/shop|\/studio)\/.*/, "$1")],
    brand,
  )
}

/** The app's shell without its own name: the home feed, and pages that exist nowhere else. */
function isShell({ path, data: { feed } }: Page): boolean {
  return path === "/_app" || (path === "/" && !feed?.category)
}

function canonicalPath(path: string, search: string, { feed, categories }: PageData): string {
  if (path === "/") return feed?.category ? `/?t=${feed.category}` : "/"
  const topic = new URLSearchParams(search).get("t")
  return path === "/search" && categories.some((each) => each.slug === topic) ? `/search?t=${topic}` : path
}

/** Preloads the first tile's picture, the largest paint. */
function firstPicture(path: string, data: PageData, tile: Tile | undefined): string[] {
  const first = tile ?? (path === "/" ? data.tiles[0] : undefined)
  if (!first) return []
  const sizes = tile ? "(min-width: 1000px) 480px, 100vw" : "(min-width: 1000px) 58vh, 100vw"
  return [
    `<link rel="preload" as="image" type="image/avif" href="${pictureFile(first.picture, "avif")}" imagesrcset="${pictureSet(first.picture, "avif")}" imagesizes="${sizes}" fetchpriority="high">`,
  ]
}

/** Safari's smart app banner. */
function storeBanner({ apps }: Brand): string[] {
  const id = apps?.ios === undefined ? null : appStoreId(apps.ios)
  return id === null ? [] : [meta("name", "apple-itunes-app", `app-id=${id}`)]
}

function article(tile: Tile, { brand, origin }: PageData, url: string, image: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: tile.title,
    description: tile.teaser,
    articleBody: [plainText(tile.body), ...tile.subtiles.map((each) => `${each.title}. ${plainText(each.body)}`)].join(
      "\n",
    ),
    image,
    url,
    datePublished: tile.publishedAt,
    dateModified: tile.updatedAt,
    inLanguage: brand.language,
    publisher: {
      "@type": "Organization",
      name: brand.name,
      url: origin,
      ...(brand.icons && { logo: origin + brand.icons.large }),
    },
    citation: tile.sources.map((source) => ({
      "@type": source.kind === "book" ? "Book" : source.kind === "paper" ? "ScholarlyArticle" : "CreativeWork",
      name: source.title,
      author: source.by,
      ...(source.year !== null && { datePublished: String(source.year) }),
      ...(source.link?.isSearch === false && { url: source.link.href }),
    })),
  }
}

function meta(kind: "name" | "property", key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`
}
