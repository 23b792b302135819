import { hash } from "node:crypto"
import type { Brand, BrandIcons } from "@confetti/contract/brand"
import type { Tile } from "@confetti/contract/tile"
import { tilePath } from "@confetti/domain/navigation/section"
import { appStoreId, playPackage } from "@confetti/domain/store-address"
import { type AppIcon, appIcons } from "@confetti/domain/rewards/app-icons"
import type { Hono } from "hono"
import { isKnown } from "../../platform/http/answer-json.ts"
import { requestQuery } from "../../platform/http/request-path.ts"
import { chooseEncoding, compress } from "../../platform/http/compress.ts"
import { route } from "../../platform/http/route.ts"
import type { ServerEnv } from "../../platform/http/server-env.ts"
import type { Services } from "../../platform/services.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import { siteAddress } from "./page-request.ts"
import { robots, sitemap, xmlText } from "./sitemap.ts"
import { newestTiles } from "./store.ts"

const newest = 30

type Listing = {
  type: string
  /** Seconds in caches. A home screen rarely asks, and then needs the current answer. */
  freshFor: number
  write: (services: Services, origin: string, query: URLSearchParams) => string | Promise<string>
}

const listings: Record<string, Listing> = {
  "/sitemap.xml": { type: "application/xml", freshFor: 600, write: sitemap },
  "/feed.xml": { type: "application/atom+xml", freshFor: 600, write: atomFeed },
  "/manifest.webmanifest": { type: "application/manifest+json", freshFor: 0, write: webManifest },
  "/robots.txt": { type: "text/plain", freshFor: 600, write: (_services, origin) => robots(origin) },
}

export function listingRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, rateLimits } = services
  const budget = rateLimits.limit("listings", config.RATE_LIMIT_PAGES)

  for (const [path, { type, freshFor, write }] of Object.entries(listings)) {
    const options = { name: path.slice(1), methods: ["GET", "HEAD"], budget }
    app.all(
      path,
      route(services, options, async ({ incoming }) => {
        const query = new URLSearchParams(requestQuery(incoming.url ?? ""))
        const text = await write(services, siteAddress(incoming, config), query)
        const headers = {
          "content-type": `${type}; charset=utf-8`,
          "cache-control": freshFor === 0 ? "no-cache" : `public, max-age=${freshFor}`,
          vary: "accept-encoding",
          etag: `W/"${hash("sha1", text, "base64url")}"`,
        }
        if (isKnown(incoming.headers["if-none-match"], headers.etag))
          return new Response(null, { status: 304, headers })
        const encoding = chooseEncoding(incoming.headers["accept-encoding"])
        if (!encoding) return new Response(text, { headers })
        const body = await compress(text, encoding)
        return new Response(body, { headers: { ...headers, "content-encoding": encoding } })
      }),
    )
  }
}

/** The web manifest. `?icon=` is the icon chosen; the app's id does not depend on it, so that a new icon installs no second app. */
function webManifest({ content, config }: Services, _origin: string, query: URLSearchParams): string {
  const { brand } = content.current()
  const { t } = wordsIn(brand.language)
  const chosen = appIcons.find((icon) => icon === query.get("icon"))
  return JSON.stringify({
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: brand.language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#000000",
    theme_color: "#000000",
    icons: chosen === undefined && brand.icons ? brandIcons(brand.icons) : builtIcons(chosen),
    screenshots: brand.name === "Confetti" && brand.language.startsWith("en") ? screenshots : [],
    shortcuts: [
      ...(config.GAMES.includes("none") ? [] : [{ name: t`Today’s games`, short_name: t`Games`, url: "/games" }]),
      { name: t`Your shelf`, short_name: t`Shelf`, url: "/me" },
    ],
    ...relatedApps(brand.apps ?? {}),
    ...(config.THOUGHTS === "off"
      ? {}
      : {
          share_target: {
            action: "/share-target",
            method: "GET",
            params: { title: "title", text: "text", url: "url" },
          },
        }),
  })
}

/** The same app in stores. Browsers still offer to install this one. */
function relatedApps({ ios, android }: NonNullable<Brand["apps"]>): object {
  const apps = [
    ...(ios === undefined ? [] : [{ platform: "itunes", url: ios, id: appStoreId(ios) }]),
    ...(android === undefined ? [] : [{ platform: "play", url: android, id: playPackage(android) }]),
  ]
  return apps.length === 0 ? {} : { related_applications: apps, prefer_related_applications: false }
}

/** Screenshots of the starter pack, made by `node tools/shots/draw-screenshots.ts`; wrong for any other pack. */
const screenshots = [
  { src: "/screenshots/home.webp", sizes: "780x1688", form_factor: "narrow", label: "The feed" },
  { src: "/screenshots/games.webp", sizes: "780x1688", form_factor: "narrow", label: "Today’s games" },
  { src: "/screenshots/wide.webp", sizes: "1440x900", form_factor: "wide", label: "The feed on a desk" },
].map((each) => ({ ...each, type: "image/webp" }))

function builtIcons(chosen: AppIcon | undefined): object[] {
  const icon = chosen === undefined ? "/icon" : `/icons/${chosen}`
  return [
    { src: `${icon}.svg`, type: "image/svg+xml", sizes: "any" },
    { src: `${icon}-192.png`, type: "image/png", sizes: "192x192" },
    { src: `${icon}-512.png`, type: "image/png", sizes: "512x512" },
    { src: `${icon}-maskable-512.png`, type: "image/png", sizes: "512x512", purpose: "maskable" },
  ]
}

function brandIcons({ small, large, maskable }: BrandIcons): object[] {
  return [
    { src: small, type: "image/png", sizes: "192x192" },
    { src: large, type: "image/png", sizes: "512x512" },
    { src: maskable, type: "image/png", sizes: "512x512", purpose: "maskable" },
  ]
}

async function atomFeed({ contentReplica: { pool }, content, clock }: Services, origin: string): Promise<string> {
  const { brand } = content.current()
  const tiles = (await newestTiles(pool, new Date(clock()), newest)).map((text) => JSON.parse(text) as Tile)
  const updated = tiles.reduce(
    (latest, tile) => (tile.updatedAt > latest ? tile.updatedAt : latest),
    "1970-01-01T00:00:00.000Z",
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(brand.language)}">
<title>${xmlText(brand.name)}</title>
<subtitle>${xmlText(brand.tagline)}</subtitle>
<id>${xmlText(origin)}/</id>
${
  brand.icons
    ? `<icon>${xmlText(origin + brand.icons.small)}</icon>
`
    : ""
}<link rel="alternate" type="text/html" href="${xmlText(origin)}/"/>
<link rel="self" type="application/atom+xml" href="${xmlText(origin)}/feed.xml"/>
<updated>${updated}</updated>
<author><name>${xmlText(brand.name)}</name></author>
${tiles.map((tile) => entry(tile, origin)).join("\n")}
</feed>
`
}

function entry(tile: Tile, origin: string): string {
  const address = xmlText(origin + tilePath("homefeed", tile.slug))
  return `<entry>
<title>${xmlText(tile.title)}</title>
<id>${entryId(tile.id)}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${tile.publishedAt}</published>
<updated>${tile.updatedAt}</updated>
<summary>${xmlText(tile.teaser)}</summary>
${tile.categories.map((slug) => `<category term="${xmlText(slug)}"/>`).join("")}
</entry>`
}

/** The Atom id of a tile. It must never change, or read entries become unread: it depends only on the tile's id, not on addresses. */
function entryId(tileId: string): string {
  const digits = hash("sha256", `tile ${tileId}`)
  // A custom UUID, version 8.
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `a${digits.slice(17, 20)}`]
  return `urn:uuid:${parts.join("-")}-${digits.slice(20, 32)}`
}
