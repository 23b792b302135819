import type { Hono } from "hono"
import { requestQuery } from "../../platform/http/request-path.ts"
import { route } from "../../platform/http/route.ts"
import type { ServerEnv } from "../../platform/http/server-env.ts"
import type { Services } from "../../platform/services.ts"
import { siteAddress } from "./page-request.ts"

/** A cookie's value has room for so many letters, each of them escaped. */
const mostLetters = 300
const keptForSeconds = 3600

/**
 * `/share-target`: where a phone's share sheet brings a link to the installed app. One of our own tiles is opened; anything else waits on the
 * device, and becomes the draft of a thought on the tile that its person picks.
 */
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
      // A share sheet is no site: what another site sends here is nobody's draft.
      if (incoming.headers["sec-fetch-site"]?.endsWith("-site")) return moved("/search")
      return moved("/search", text, config.PUBLIC_URL?.startsWith("https:"))
    }),
  )
}

/** The path of a tile of ours, where that is what was shared, alone or among words. A link to elsewhere beside it makes it a thought. */
function ownTile(query: URLSearchParams, origin: string): string | null {
  const shared = ["url", "text", "title"].map((name) => query.get(name) ?? "").join(" ")
  // Punctuation that ends a sentence or a bracket is not part of the link before it.
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

/** Title, words and link, each once: some apps send the link as the words. What breaks a line or a cookie is left out. */
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
      `cf_shared=${encodeURIComponent(shared)}; Path=/; Max-Age=${keptForSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`,
    )
  return new Response(null, { status: 303, headers })
}
