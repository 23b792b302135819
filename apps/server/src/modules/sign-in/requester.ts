import { AsyncLocalStorage } from "node:async_hooks"
import { createHash } from "node:crypto"
import type { IncomingMessage } from "node:http"

/** The requester of a code: an installation of the app, or else a network. */
export type Requester = { device: string | null; address: string }

const shape = /^[\w-]{16,64}$/

export function requesterOf({ headers }: IncomingMessage, address: string): Requester {
  const device = headers["x-confetti-device"]
  return { device: typeof device === "string" && shape.test(device) ? device : null, address }
}

export function requesterKey({ device, address }: Requester): string {
  return device === null ? `address ${address}` : `device ${device}`
}

export function requesterHash({ device, address }: Requester): string {
  return createHash("sha256")
    .update(device ?? `address ${address}`)
    .digest("base64url")
}

/**
 * A request in progress. Better-auth hides failures of mail, knows only email addresses, and knows sessions by hash; `issued` is the token
 * of one opened by this request.
 */
export type Asking = {
  requester: Requester
  path: string
  /** Digits of the code this request mails; 0 for none. */
  codeDigits: number
  provider: string | null
  failure: Error | null
  issued: string | null
}

export const asking = new AsyncLocalStorage<Asking>()

export function askingNow(): Asking {
  const now = asking.getStore()
  if (!now) throw new Error("better-auth was asked outside of a request.")
  return now
}
