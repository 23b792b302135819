import type { Hono } from "hono"
import { requestQuery } from "../../platform/http/request-path.ts"
import { route } from "../../platform/http/route.ts"
import type { ServerEnv } from "../../platform/http/server-env.ts"
import type { Services } from "../../platform/services.ts"
import { siteAddress } from "./page-request.ts"

/** Fits a cookie, with every letter escaped. */
const mostLetters = 300
const maxAgeSeconds = 3600

/** `/share-target`: receives links from a phone's share sheet. One of our tiles is opened; other links become the draft of a thought. */
export function shareTarget(app: Hono<ServerEnv>, services: Services): void {
  const { config, rateLimits } = services
  const budget = rateLimits.limit("share-target", config.RATE_LIMIT_PAGES)
  app.all(
    "/share-target",
    route(services, { name: "share-target", methods: ["GET", "HEAD"], budget }, ({ incoming }) => {
      const query = new URLSearchParams(requestQuery(incoming.url ?? ""))
      const own = ownTile(query, siteAddress(incoming, config))
      if (own !== null) return moved(own)
      const text = sharedText(query)
      if (text === "") return moved("/")
      // Share sheets send no site; requests from other sites are ignored.
      if (incoming.headers["sec-fetch-site"]?.endsWith("-site")) return moved("/search")
      return moved("/search", text, config.PUBLIC_URL?.startsWith("https:"))
    }),
  )
}

/** The path of a shared tile of ours. Together with another link it is a thought. */
function ownTile(query: URLSearchParams, origin: string): string | null {
  const shared = ["url", "text", "title"].map((name) => query.get(name) ?? "").join(" ")
  // Trailing punctuation is not part of a link.
  const links = shared.match(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’”»]/giu) ?? []
  const paths = links.map((link) => tilePathOf(link, origin))
  return paths.includes(null) ? null : (paths[0] ?? null)
}

function tilePathOf(link: string, origin: string): string | null {
  if (!URL.canParse(link)) return null
  const address = new URL(link)
  const slug = /^(?:\/me|\/search)?\/tiles\/([\w-]+)$/.exec(address.pathname)?.[1]
  return address.origin === origin && slug !== undefined ? `/tiles/${slug}` : null
}

/** Title, text and link without duplicates, as some apps send the link as text. Characters that break a line or a cookie are removed. */
function sharedText(query: URLSearchParams): string {
  const parts = ["title", "text", "url"].map((name) => (query.get(name) ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim())
  const distinct = parts.filter((part, at) => part !== "" && !parts.slice(at + 1).some((later) => later.includes(part)))
  return [...distinct.join(" ")].slice(0, mostLetters).join("").toWellFormed()
}

function moved(to: string, shared: string | null = null, isSecure = false): Response {
  const headers = new Headers({ location: to, "cache-control": "no-store" })
  if (shared !== null)
    headers.set(
      "set-cookie",
      `cf_shared=${encodeURIComponent(shared)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`,
    )
  return new Response(null, { status: 303, headers })
}
