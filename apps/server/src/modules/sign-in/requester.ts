import { AsyncLocalStorage } from "node:async_hooks"
import { createHash } from "node:crypto"
import type { IncomingMessage } from "node:http"

/** Who asks for a code: an installation of the app, or, where it does not say which, a network. */
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
 * A request under way. better-auth asks for codes by address of mail alone, goes on when a mail can't be sent, and shows
 * nothing of what went wrong on its side. To it a session's token is the hash that is kept; `issued` is the token of one that this
 * request opened.
 */
export type Asking = {
  requester: Requester
  path: string
  /** The length of the code this request mails; 0 where it mails none. */
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
