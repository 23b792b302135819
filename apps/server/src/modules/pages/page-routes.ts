import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import type { SocialPost } from "@confetti/contract/feed-item"
import type { Hono } from "hono"
import { sessionCookieOf } from "../../platform/auth/session-token.ts"
import { isDatabaseAway } from "../../platform/db/is-database-away.ts"
import { answerError } from "../../platform/http/answer-error.ts"
import { chooseGzip } from "../../platform/http/compress.ts"
import { describeError } from "../../platform/http/describe-error.ts"
import { answerFailure, wantsJson } from "../../platform/http/failure-page.ts"
import { requestQuery } from "../../platform/http/request-path.ts"
import { type RouteRequest, route } from "../../platform/http/route.ts"
import { pageSecurityPolicy } from "../../platform/http/security-headers.ts"
import type { ServerContext, ServerEnv } from "../../platform/http/server-env.ts"
import type { Services } from "../../platform/services.ts"
import { invitationOf } from "../referrals/inviter-of.ts"
import { freshNonce, type NonceTemplate, nonceMark, nonceTemplate } from "./nonce-template.ts"
import { type PageRequest, readPageRequest, shellOf } from "./page-request.ts"
import { readFeedPlace } from "./read-feed-place.ts"
import { createWebApp, type WebApp } from "./web-app.ts"

const invitationsPerMinute = 30

const methods = ["GET", "HEAD"]

type Exchange = Pick<RouteRequest, "incoming" | "outgoing">

export function pageRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, log, rateLimits } = services
  const invitations = rateLimits.limit("invited pages", invitationsPerMinute)
  const webApp = createWebApp(services)
  const policyOf = policyOfPages(services)

  /** A file of the build, from memory and outside every budget. */
  function answerFile({ incoming, outgoing }: Exchange, path: string): Response | null {
    // A failed service worker is replaced by one that removes itself.
    const name = path === "/sw.js" && config.SERVICE_WORKER === "off" ? "/no-worker.js" : path
    const file = methods.includes(incoming.method ?? "") ? webApp.current()?.files.answer(incoming, name) : null
    if (!file) return null
    outgoing.route = "file"
    return file
  }

  async function answer(request: RouteRequest): Promise<Response> {
    const web = webApp.current()
    if (web !== null) return answerPage(web, request)
    const loaded = await webApp.load()
    if (loaded === null) return notBuilt()
    // The build may have finished after the files were read.
    return answerFile(request, request.path) ?? answerPage(loaded, request)
  }

  async function answerPage(web: WebApp, { incoming, outgoing, path, address }: RouteRequest) {
    const { requestId } = outgoing
    const properPath = properPathOf(incoming)
    if (properPath !== null) return moved(properPath)
    const plain = readPageRequest(incoming, path, config)
    try {
      const asked = plain.invite === null ? plain : await withInviter(plain, plain.invite, address)
      const token = sessionCookieOf(incoming.headers.cookie, config)
      const request = token === null ? asked : await readFeedPlace(asked, token, services)
      const rendering = web.render(request)
      // Awaiting a finished page would cost a turn of the queue on the most common path.
      const page = rendering instanceof Promise ? await rendering : rendering
      if ("movedTo" in page) return moved(page.movedTo)
      if (page.status === 404 && wantsJson(incoming))
        return answerError(new AppError("request/unknown-route"), requestId, log)
      return answerHtml(incoming, page.status, page.template, isStudio(path))
    } catch (error) {
      const { http, retryAfter } = describeError(error, requestId, log)
      // With a session, the shell shows what the device has stored.
      const shell = plain.hasSession && isDatabaseAway(error) ? await web.render(shellOf(plain)) : null
      if (shell !== null && "template" in shell) return answerHtml(incoming, 200, shell.template, isStudio(path))
      const html = web.build.renderFailure({ brand: services.content.current().brand, nonceMark })
      const response = answerHtml(incoming, http, nonceTemplate(html))
      if (retryAfter !== null) response.headers.set("retry-after", String(retryAfter))
      return response
    }
  }

  /** Invitation codes have their own limit: pages are cheap, and must not be used to try codes. */
  async function withInviter(request: PageRequest, code: string, address: string): Promise<PageRequest> {
    const wait = invitations.take(address)
    return wait > 0 ? request : { ...request, ...(await invitationOf(services, code)) }
  }

  function answerHtml(request: IncomingMessage, status: number, template: NonceTemplate, isUnlisted = false): Response {
    const nonce = freshNonce()
    const isGzipped = chooseGzip(request.headers["accept-encoding"])
    const body = isGzipped ? template.gzip(nonce) : template.plain(nonce)
    return new Response(body, {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policyOf()(nonce),
        // Each answer has its own nonce, so it must not be shared or reused unchecked.
        "cache-control": isUnlisted ? "no-store" : "private, no-cache",
        ...(isUnlisted ? { "x-robots-tag": "noindex", "referrer-policy": "no-referrer" } : {}),
        vary: "accept-encoding, cookie",
        ...(isGzipped ? { "content-encoding": "gzip" } : {}),
      },
    })
  }

  const page = route(
    services,
    {
      name: "page",
      methods,
      budget: rateLimits.limit("page", config.RATE_LIMIT_PAGES),
      errors: (error, { incoming, outgoing }) => answerFailure(error, incoming, outgoing.requestId, services),
    },
    answer,
  )

  app.notFound((c: ServerContext) => answerFile(c.env, c.req.path) ?? page(c))
}

/** The studio's pages are the empty app, which checks access itself. They are kept from search engines and caches. */
function isStudio(path: string): boolean {
  return /^\/studio(\/|$)/.test(path)
}

/** The policy depends on the content: it allows the players of its posts. */
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

/** The canonical path of one with double or trailing slashes; null if it is canonical. */
function properPathOf({ url = "" }: IncomingMessage): string | null {
  const [path = ""] = url.split(/[?#]/, 1)
  // Browsers treat a backslash as a slash: a leading one could lead to another site.
  const plain = path.replace(/[\\/]+/g, "/").replace(/(?<=.)\/$/, "")
  if (plain === path || !path.startsWith("/")) return null
  const query = requestQuery(url)
  return `${plain}${query === "" ? "" : `?${query}`}`
}

function notBuilt(): Response {
  return new Response("The web app is not built yet. Run npm start.\n", {
    status: 503,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "retry-after": "5" },
  })
}
