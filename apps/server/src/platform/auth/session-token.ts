import { createHmac, hash, randomBytes } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import type { Config } from "../config.ts"

type Where = Pick<Config, "PUBLIC_URL">

/** The prefix of our cookies. On HTTPS `__Host-` binds them to this host, so that no sibling host can set a session. */
export function cookiePrefix({ PUBLIC_URL }: Where): string {
  return PUBLIC_URL?.startsWith("https:") ? "__Host-confetti" : "confetti"
}

const tokenBytes = 16
const cookies = new Map<string, RegExp>()
const bearerScheme = /^bearer +/i

/** The token of an `Authorization` header; null without one. Other schemes are an error. */
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

function bare(token: string): string {
  return token.trim().split(".")[0] ?? ""
}

export function drawToken(): string {
  return randomBytes(tokenBytes).toString("hex")
}

/** The stored hash of a token, which is random enough to need no salt. */
export function hashToken(token: string): string {
  return hash("sha256", token)
}

/** The next token, derived from the current one: as only hashes are stored, any process can repeat it if the answer was lost. */
export function nextToken(secret: string, sessionId: string, token: string): string {
  return createHmac("sha256", secret)
    .update(`session ${sessionId} ${token}`)
    .digest("hex")
    .slice(0, 2 * tokenBytes)
}
