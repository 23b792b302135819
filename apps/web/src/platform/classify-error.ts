import { ApiError } from "./api.ts"

export type Failure =
  /** The server will never accept it. */
  | { is: "refused"; error: ApiError }
  /** A server error for this request. */
  | { is: "failed"; error: ApiError }
  /** Temporary; `afterMs` is the earliest retry, if known. `isShown`: the app already shows that it is offline or signed out. */
  | { is: "later"; isShown: boolean; afterMs?: number }

const shown = new Set<string>(["offline", "signing-out", "session/required", "session/expired"])

const busy = new Set<string>([
  "app-check/required",
  "request/rate-limited",
  "request/key-in-progress",
  "server/unavailable",
])

/** Rethrows anything but an `ApiError`, as a bug. */
export function classifyError(error: unknown): Failure {
  if (!(error instanceof ApiError)) throw error
  const { code, details } = error
  const { retryAfter } = details
  // Without a code a proxy has answered.
  const isBusy = busy.has(code) || (code === "server/unexpected" && details.code === undefined)
  if (shown.has(code) || isBusy)
    return { is: "later", isShown: !isBusy, ...(typeof retryAfter === "number" && { afterMs: retryAfter * 1000 }) }
  return { is: code === "server/unexpected" ? "failed" : "refused", error }
}
