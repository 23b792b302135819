import type { IncomingMessage } from "node:http"
import type { Next } from "hono"
import type { ServerContext } from "./server-env.ts"

type Answer = (c: ServerContext) => Response | Promise<Response>

export function isLoopbackHost(hostname: string): boolean {
  const name = hostname.toLowerCase()
  return name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || isLoopbackAddress(name)
}

export function isLoopbackAddress(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address)
}

/**
 * Whether a request comes from this machine and was meant for it. The name it asked for counts as well: a page elsewhere can have its
 * own name lead here. What a proxy passes on is somebody else's, whatever the proxy is.
 */
export function isFromThisMachine({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  if (headers["x-forwarded-for"] !== undefined || headers["forwarded"] !== undefined) return false
  return isLoopbackAddress(socket.remoteAddress ?? "") && isLoopbackHost(hostnameOf(headers.host ?? ""))
}

function hostnameOf(host: string): string {
  return host.replace(/:\d{1,5}$/, "")
}

/** A route of the emulator's. To whoever asks from elsewhere it does not exist, also where the app is open to a network. */
export function onlyThisMachine(answer: Answer) {
  return (c: ServerContext, next: Next) => (isFromThisMachine(c.env.incoming) ? answer(c) : next())
}
