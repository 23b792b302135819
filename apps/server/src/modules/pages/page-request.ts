import type { IncomingMessage } from "node:http"
import { inviteParameters, readInviteCode } from "@confetti/domain/account/invite-code"
import { placeCookie, placedCookie, readPlacedAt, readPlaces } from "@confetti/domain/feed/place"
import { gameQuery, readGameLink } from "@confetti/domain/games/share-link"
import { type Look, lookCookie, readLook } from "@confetti/domain/navigation/look"
import { type SearchTerms, searchQuery } from "@confetti/domain/navigation/section"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { readThoughtId } from "@confetti/domain/thoughts/thought-link"
import { requestOrigin } from "../../platform/auth/own-origin.ts"
import { sessionCookieOf } from "../../platform/auth/session-token.ts"
import type { Config } from "../../platform/config.ts"
import { requestQuery } from "../../platform/http/request-path.ts"

type PageKind =
  | { kind: "feed" }
  | { kind: "tile"; slug: string; isHome: boolean }
  | { kind: "search" }
  | { kind: "screen" }
  | { kind: "content"; slug: string }
  | { kind: "missing" }

const screens =
  /^\/(games(\/wurd|\/baw|\/quiz)?|settings|_app|studio(\/[\w-]{1,64}){0,3}|me(\/history|\/points|\/orders|\/shop(\/[\w-]{1,64})?)?)$/

export type PageRequest = {
  path: string
  terms: SearchTerms
  /** `?t=…&q=…`, for a game `?day=…&result=…`, for a shared thought `?thought=…`; other parameters are removed. */
  search: string
  thoughtId: string | null
  places: Map<string, string>
  /** When this device last moved to another tile, in milliseconds since the epoch; 0 if never. */
  placedAt: number
  /** The signed-in person's home feed; null for the default. */
  ownIds: readonly string[] | null
  /** The session's person, for pages with a feed; otherwise null. */
  viewerId: string | null
  hasSession: boolean
  invite: string | null
  /** The inviter's first name, perhaps empty; null without an invitation. */
  inviter: string | null
  favourite: string | null
  look: Look
  /** Without a trailing slash. */
  origin: string
}

export function readPageRequest(request: IncomingMessage, path: string, config: Config): PageRequest {
  const query = requestQuery(request.url ?? "")
  const asked = new URLSearchParams(query)
  const terms = query === "" ? {} : readTerms(asked)
  const game = query === "" ? null : readGameLink(path, asked)
  const thoughtId = query === "" || slugOfPath(path) === null ? null : readThoughtId(asked)
  return {
    path,
    terms,
    search: game === null ? searchQuery(terms, thoughtId) : gameQuery(game),
    thoughtId,
    places: readPlaces(cookieValue(request, placeCookie)),
    placedAt: readPlacedAt(cookieValue(request, placedCookie)),
    ownIds: null,
    viewerId: null,
    hasSession: sessionCookieOf(request.headers.cookie, config) !== null,
    invite: query === "" ? null : readInvite(asked),
    inviter: null,
    favourite: null,
    look: readLook(cookieValue(request, lookCookie)),
    origin: siteAddress(request, config),
  }
}

/** Longer than anyone types; the rest is cut off. */
const longestTerm = 200

function readTerms(query: URLSearchParams): SearchTerms {
  const term = (name: string): string | undefined => query.get(name)?.trim().slice(0, longestTerm) || undefined
  return { t: term("t"), q: term("q") }
}

function readInvite(query: URLSearchParams): string | null {
  const given = inviteParameters.flatMap((name) => query.get(name) ?? [])
  return given.map(readInviteCode).find((code) => code !== null) ?? null
}

function cookieValue({ headers: { cookie } }: IncomingMessage, name: string): string {
  const found = cookie?.split(";").find((part) => part.trimStart().startsWith(`${name}=`))
  if (!found) return ""
  try {
    return decodeURIComponent(found.slice(found.indexOf("=") + 1).trim())
  } catch {
    return ""
  }
}

/** The app's shell without content: needs no database. */
export function shellOf(request: PageRequest): PageRequest {
  const nobodys = { terms: {}, search: "", thoughtId: null, ownIds: null, viewerId: null, inviter: null }
  return { ...request, ...nobodys, path: "/_app" }
}

export function siteAddress(request: IncomingMessage, config: Config): string {
  return config.PUBLIC_URL ?? requestOrigin(request, config) ?? `http://localhost:${config.PORT}`
}

export function pageKind(path: string): PageKind {
  if (path === "/") return { kind: "feed" }
  if (path === "/search") return { kind: "search" }
  if (screens.test(path)) return { kind: "screen" }
  const slug = slugOfPath(path)
  if (slug !== null) return { kind: "tile", slug, isHome: path.startsWith("/tiles/") }
  const page = /^\/([a-z0-9-]{1,100})$/.exec(path)?.[1]
  return page === undefined ? { kind: "missing" } : { kind: "content", slug: page }
}

/** Whether a page shows a feed, or leads back to one. */
export function hasFeed(path: string): boolean {
  const page = pageKind(path)
  return page.kind === "feed" || (page.kind === "tile" && page.isHome)
}
