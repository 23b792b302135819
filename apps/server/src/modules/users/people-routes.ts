import type { Hono } from "hono"
import { clientAddress } from "../../platform/http/client-address.ts"
import { answerError } from "../../platform/http/answer-error.ts"
import { isKnown } from "../../platform/http/answer-json.ts"
import type { ServerContext, ServerEnv } from "../../platform/http/server-env.ts"
import { createTurnstile } from "../../platform/http/turnstile.ts"
import type { Services } from "../../platform/services.ts"
import { findPicture } from "./store.ts"

const missing = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }

/** `/people/{userId}/{hash}.webp`: people's pictures. The hash is the content's, so who has one has it for good. */
export function peopleRoutes(app: Hono<ServerEnv>, { config, clock, db, log }: Services): void {
  const pass = createTurnstile(config.RATE_LIMIT_DOCUMENTS, clock)

  async function answer(c: ServerContext): Promise<Response> {
    const { incoming } = c.env
    pass(clientAddress(incoming, config.TRUST_PROXY))
    const [, userId = "", hash = ""] = /^\/people\/([^/]+)\/([0-9a-f]{20})\.webp$/.exec(c.req.path) ?? []
    const webp = hash === "" ? null : await findPicture(db, userId, hash)
    if (webp === null) return new Response("There is no such picture.\n", { status: 404, headers: missing })
    const etag = `"${hash}"`
    const headers = {
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      etag,
    }
    if (isKnown(incoming.headers["if-none-match"], etag)) return new Response(null, { status: 304, headers })
    const body = incoming.method === "HEAD" ? null : (webp as Uint8Array<ArrayBuffer>)
    return new Response(body, { headers: { ...headers, "content-length": String(webp.length) } })
  }

  app.on(["GET", "HEAD"], "/people/*", (c) => {
    c.env.outgoing.route = "people"
    return answer(c).catch((error: unknown) => answerError(error, c.env.outgoing.requestId, log))
  })
}
