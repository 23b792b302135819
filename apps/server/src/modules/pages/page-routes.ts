import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import type { SocialPost } from "@confetti/contract/feed-item"
import type { Hono } from "hono"
import { sessionCookieOf } from "../../platform/auth/session-token.ts"
import { answerError } from "../../platform/http/answer-error.ts"
import { clientAddress } from "../../platform/http/client-address.ts"
import { chooseGzip } from "../../platform/http/compress.ts"
import { describeError } from "../../platform/http/describe-error.ts"
import { requestQuery } from "../../platform/http/request-path.ts"
import { pageSecurityPolicy } from "../../platform/http/security-headers.ts"
import type { ServerContext, ServerEnv } from "../../platform/http/server-env.ts"
import { createTurnstile } from "../../platform/http/turnstile.ts"
import type { Services } from "../../platform/services.ts"
import { freshNonce } from "./nonce.ts"
import { type NonceTemplate, nonceTemplate } from "./nonce-template.ts"
import { readPageRequest } from "./page-request.ts"
import { readWalk } from "./read-walk.ts"
import { createWebApp, type WebApp } from "./web-app.ts"

/** Every address that nothing else takes: the web app's files, and its pages rendered here. */
export function pageRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, log, clock } = services
  const pass = createTurnstile(config.RATE_LIMIT_PAGES, clock)
  const webApp = createWebApp(services)
  const policyOf = policyOfPages(services)

  async function answer(c: ServerContext): Promise<Response> {
    const { incoming, outgoing } = c.env
    outgoing.route = "page"
    if (incoming.method !== "GET" && incoming.method !== "HEAD")
      throw new AppError("request/method-not-allowed", { allow: "GET, HEAD" })
    const web = webApp.current() ?? (await webApp.load())
    if (web === null) return notBuilt()
    const { path } = c.req
    const file = web.files.answer(incoming, path)
    if (file) {
      outgoing.route = "file"
      return file
    }
    pass(clientAddress(incoming, config.TRUST_PROXY))
    if (path.length > 1 && path.endsWith("/")) return moved(withoutSlash(path, incoming))
    return answerPage(web, incoming, path, outgoing.requestId)
  }

  async function answerPage(web: WebApp, incoming: IncomingMessage, path: string, requestId: string) {
    const asked = readPageRequest(incoming, path, config)
    try {
      const token = sessionCookieOf(incoming.headers.cookie)
      const request = token === null ? asked : await readWalk(asked, token, services)
      const rendering = web.render(request)
      // Awaiting what is ready costs a turn of the queue on the path that most requests take.
      const page = rendering instanceof Promise ? await rendering : rendering
      return "movedTo" in page ? moved(page.movedTo) : answerHtml(incoming, page.status, page.template)
    } catch (error) {
      const { http } = describeError(error, requestId, log)
      const html = web.build.renderFailure({ brand: services.content.current().brand })
      return answerHtml(incoming, http, nonceTemplate(html))
    }
  }

  function answerHtml(request: IncomingMessage, status: number, template: NonceTemplate): Response {
    const nonce = freshNonce()
    const isGzipped = chooseGzip(request.headers["accept-encoding"])
    const body = isGzipped ? template.gzip(nonce) : template.plain(nonce)
    return new Response(body as Uint8Array<ArrayBuffer>, {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policyOf()(nonce),
        // Each answer has its own nonce and its own place, so none may be shared or kept without asking.
        "cache-control": "private, no-cache",
        vary: "accept-encoding, cookie",
        ...(isGzipped ? { "content-encoding": "gzip" } : {}),
      },
    })
  }

  const route = (c: ServerContext): Promise<Response> =>
    answer(c).catch((error: unknown) => answerError(error, c.env.outgoing.requestId, log))

  // As what answers when no route does, and not as a route for everything: that one would match beside every other.
  app.notFound((c) => route(c as ServerContext))
}

/** The policy follows the content: it names the players of the posts there are. */
function policyOfPages({ config, content }: Services): () => (nonce: string) => string {
  const policyWith = (posts: readonly SocialPost[]) => {
    const players = posts.map(({ player }) => player)
    return { posts, policy: pageSecurityPolicy({ errorReporterUrl: config.ERROR_REPORTER_URL, players }) }
  }
  let known = policyWith([])
  return () => {
    const { posts } = content.current()
    if (known.posts !== posts) known = policyWith(posts)
    return known.policy
  }
}

function moved(location: string): Response {
  return new Response(null, { status: 301, headers: { location, "cache-control": "public, max-age=3600" } })
}

function withoutSlash(path: string, { url = "" }: IncomingMessage): string {
  const query = requestQuery(url)
  return `${path.replace(/\/+$/, "")}${query === "" ? "" : `?${query}`}`
}

function notBuilt(): Response {
  return new Response("The web app is not built yet. Run npm start.\n", {
    status: 503,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "retry-after": "5" },
  })
}
