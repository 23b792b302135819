import { AsyncLocalStorage } from "node:async_hooks"
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

/**
 * A request under way. better-auth asks for codes by address of mail alone, goes on when a mail can't be sent, and shows
 * nothing of what went wrong on its side.
 */
export type Asking = { requester: Requester; failure: Error | null }

export const asking = new AsyncLocalStorage<Asking>()
