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

/** Whether a request comes from this machine and names it: a foreign page can have its name resolve here. Proxied requests never count. */
export function isFromThisMachine({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  if (headers["x-forwarded-for"] !== undefined || headers["forwarded"] !== undefined) return false
  return isLoopbackAddress(socket.remoteAddress ?? "") && isLoopbackHost(hostnameOf(headers.host ?? ""))
}

function hostnameOf(host: string): string {
  return host.replace(/:\d{1,5}$/, "")
}

/** An emulator route, which does not exist for other machines. */
export function onlyThisMachine(answer: Answer) {
  return (c: ServerContext, next: Next) => (isFromThisMachine(c.env.incoming) ? answer(c) : next())
}
