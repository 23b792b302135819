import type { Hono } from "hono"
import { AppError } from "@confetti/contract/app-error"
import { answerError } from "../../platform/http/answer-error.ts"
import { clientAddress } from "../../platform/http/client-address.ts"
import { chooseEncoding, compress } from "../../platform/http/compress.ts"
import type { ServerEnv } from "../../platform/http/server-env.ts"
import { createTurnstile } from "../../platform/http/turnstile.ts"
import type { Services } from "../../platform/services.ts"
import { atomFeed } from "./atom-feed.ts"
import { originOf } from "./page-request.ts"
import { webManifest } from "./web-manifest.ts"
import { robots, sitemap } from "./sitemap.ts"

type Listing = { type: string; write: (services: Services, origin: string) => string | Promise<string> }

const listings: Record<string, Listing> = {
  "/sitemap.xml": { type: "application/xml", write: sitemap },
  "/feed.xml": { type: "application/atom+xml", write: atomFeed },
  "/manifest.webmanifest": { type: "application/manifest+json", write: webManifest },
  "/robots.txt": { type: "text/plain", write: (_services, origin) => robots(origin) },
}

/** What search engines, feed readers and home screens ask for. */
export function listingRoutes(app: Hono<ServerEnv>, services: Services): void {
  const pass = createTurnstile(services.config.RATE_LIMIT_PAGES, services.clock)

  for (const [path, { type, write }] of Object.entries(listings)) {
    app.all(path, async (c) => {
      const { incoming, outgoing } = c.env
      outgoing.route = path.slice(1)
      try {
        if (incoming.method !== "GET" && incoming.method !== "HEAD")
          throw new AppError("request/method-not-allowed", { allow: "GET, HEAD" })
        pass(clientAddress(incoming, services.config.TRUST_PROXY))
        const text = await write(services, originOf(incoming, services.config))
        const headers = {
          "content-type": `${type}; charset=utf-8`,
          "cache-control": "public, max-age=600",
          vary: "accept-encoding",
        }
        const encoding = chooseEncoding(incoming.headers["accept-encoding"])
        if (!encoding) return new Response(text, { headers })
        const body = (await compress(text, encoding)) as Uint8Array<ArrayBuffer>
        return new Response(body, { headers: { ...headers, "content-encoding": encoding } })
      } catch (error) {
        return answerError(error, outgoing.requestId, services.log)
      }
    })
  }
}
