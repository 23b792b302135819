import { ApiError } from "../api.ts"

/** How it went when the server was told something. */
export type Outcome =
  /** With what the server answered. */
  | { is: "taken"; answer?: unknown }
  /** It will never be taken. */
  | { is: "refused"; error: ApiError }
  /** The server fell over this very thing. */
  | { is: "failed"; error: ApiError }
  /** Not now; after so many milliseconds at the earliest, where that is known. */
  | { is: "later"; afterMs?: number }

const laters = new Set<string>([
  "offline",
  "signing-out",
  // A session has ended, which is told elsewhere.
  "session/required",
  "session/expired",
  "app-check/required",
  "request/rate-limited",
  "request/key-in-progress",
  "server/unavailable",
])

export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error
  const { code, details } = error
  const { retryAfter } = details
  if (laters.has(code)) return { is: "later", ...(typeof retryAfter === "number" && { afterMs: retryAfter * 1000 }) }
  if (code !== "server/unexpected") return { is: "refused", error }
  // Something between us and the server answered in words of its own.
  return details.code === undefined ? { is: "later" } : { is: "failed", error }
}
