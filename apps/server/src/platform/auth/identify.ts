import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"

/** Who asks. `key` is what a write's idempotency keys and a person's budget are kept under. */
export type Caller = { userId: string | null; address: string; key: string }

/**
 * Who sent this request. There are no sessions yet, so a caller without a bearer is anonymous and any bearer has ended.
 * This is the one place where that will change.
 */
export function identify(request: IncomingMessage, address: string): Caller {
  if (request.headers.authorization !== undefined) throw new AppError("session/expired")
  return { userId: null, address, key: `anonymous:${address}` }
}
