import { ApiError } from "./api.ts"

export type Failure =
  /** The server will never take it. */
  | { is: "refused"; error: ApiError }
  /** The server fell over this very thing. */
  | { is: "failed"; error: ApiError }
  /**
   * Not now; after so many milliseconds at the earliest, where that is known. `isShown`: the app shows elsewhere that there is no
   * connection, or no session any more.
   */
  | { is: "later"; isShown: boolean; afterMs?: number }

const shown = new Set<string>(["offline", "signing-out", "session/required", "session/expired"])

const busy = new Set<string>([
  "app-check/required",
  "request/rate-limited",
  "request/key-in-progress",
  "server/unavailable",
])

/** Throws what is no `ApiError`: a mistake of ours. */
export function classifyError(error: unknown): Failure {
  if (!(error instanceof ApiError)) throw error
  const { code, details } = error
  const { retryAfter } = details
  // Without a code something between us and the server answered in words of its own.
  const isBusy = busy.has(code) || (code === "server/unexpected" && details.code === undefined)
  if (shown.has(code) || isBusy)
    return { is: "later", isShown: !isBusy, ...(typeof retryAfter === "number" && { afterMs: retryAfter * 1000 }) }
  return { is: code === "server/unexpected" ? "failed" : "refused", error }
}
