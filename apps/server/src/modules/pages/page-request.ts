import type { IncomingMessage } from "node:http"
import { type Look, lookCookie, readLook } from "@confetti/domain/look"
import { placeCookie, placedCookie, readPlacedAt, readPlaces } from "@confetti/domain/place"
import { type SearchTerms, searchQuery } from "@confetti/domain/section"
import type { Config } from "../../platform/config.ts"
import { requestQuery } from "../../platform/http/request-path.ts"

/** What of a request decides how its page looks. */
export type PageRequest = {
  path: string
  terms: SearchTerms
  /** `?t=…&q=…`, other parameters left out. */
  search: string
  places: Map<string, string>
  /** When this device last moved to another tile, in milliseconds since the epoch; 0 where it never did. */
  placedAt: number
  /** The home feed made for whoever is signed in; null for everybody's. */
  ownIds: readonly string[] | null
  /** Whether a session came with the request. */
  isSignedIn: boolean
  look: Look
  /** Absolute, without a slash at the end. */
  origin: string
}

export function readPageRequest(request: IncomingMessage, path: string, config: Config): PageRequest {
  const query = requestQuery(request.url ?? "")
  const terms = query === "" ? {} : readTerms(new URLSearchParams(query))
  return {
    path,
    terms,
    search: searchQuery(terms),
    places: readPlaces(cookieValue(request, placeCookie)),
    placedAt: readPlacedAt(cookieValue(request, placedCookie)),
    ownIds: null,
    isSignedIn: false,
    look: readLook(cookieValue(request, lookCookie)),
    origin: originOf(request, config),
  }
}

/** Longer than anything a person types; the rest is cut off rather than refused. */
const longestTerm = 200

function readTerms(query: URLSearchParams): SearchTerms {
  const term = (name: string): string | undefined => query.get(name)?.trim().slice(0, longestTerm) || undefined
  return { t: term("t"), q: term("q") }
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

const plainHost = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i

/** Where this site is, for canonical addresses: as configured, or else as the request found it. */
export function originOf({ headers }: IncomingMessage, { PUBLIC_URL, PORT, TRUST_PROXY }: Config): string {
  if (PUBLIC_URL) return PUBLIC_URL
  const host = headers.host && plainHost.test(headers.host) ? headers.host : `localhost:${PORT}`
  return `${TRUST_PROXY > 0 && headers["x-forwarded-proto"] === "https" ? "https" : "http"}://${host}`
}
