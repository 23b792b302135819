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

/** The requester of the request under way: better-auth asks for codes by address of mail alone, and has no place for it. */
export const currentRequester = new AsyncLocalStorage<Requester>()
