import { createHmac, hash, randomBytes } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import type { Config } from "../config.ts"

type Where = Pick<Config, "PUBLIC_URL">

/**
 * What our cookies' names begin with. On https a browser takes `__Host-` from this host alone, so no sibling host can put a session
 * of its own in the place of somebody's.
 */
export function cookiePrefix({ PUBLIC_URL }: Where): string {
  return PUBLIC_URL?.startsWith("https:") ? "__Host-confetti" : "confetti"
}

const tokenBytes = 16
const cookies = new Map<string, RegExp>()
const bearerScheme = /^bearer +/i

/** The token in an `Authorization` header, null when there is no header. Any other scheme is no way in here, and is told so. */
export function bearerOf(header: string | undefined): string | null {
  if (header === undefined) return null
  const token = bearerScheme.test(header) ? bare(header.replace(bearerScheme, "")) : ""
  if (token !== "") return token
  throw new AppError("request/malformed", { header: "authorization" }, "The authorization header is no bearer token.")
}

export function sessionCookieOf(header: string | undefined, where: Where): string | null {
  if (header === undefined) return null
  const prefix = cookiePrefix(where)
  let cookie = cookies.get(prefix)
  if (!cookie) cookies.set(prefix, (cookie = new RegExp(`(?:^|; *)${prefix}\\.session_token=([^;]*)`)))
  const value = cookie.exec(header)?.[1]
  return value === undefined ? null : bare(value)
}

/** Cookies, and some bearers, carry a signature after the token. The token is random enough to need none. */
function bare(token: string): string {
  return token.trim().split(".")[0] ?? ""
}

export function drawToken(): string {
  return randomBytes(tokenBytes).toString("hex")
}

/** What is kept of a token: it is random enough to need no salt. */
export function hashToken(token: string): string {
  return hash("sha256", token)
}

/**
 * The token that follows this one. Only hashes are kept, so it is worked out instead of drawn: whoever shows the one before can be
 * told it again, by any process, when the answer that carried it was lost.
 */
export function nextToken(secret: string, sessionId: string, token: string): string {
  return createHmac("sha256", secret)
    .update(`session ${sessionId} ${token}`)
    .digest("hex")
    .slice(0, 2 * tokenBytes)
}
