import type { IncomingMessage } from "node:http"
import type { CallableDefinition } from "../callables/define-callable.ts"

export type Importance = {
  /** The order of shedding in an overload; health checks are never shed. */
  priority: "robot" | "read" | "write" | "health"
  /** Shared reads come from memory. */
  needsDatabase: boolean
}

const healthPaths = new Set(["/healthz", "/readyz", "/metrics"])
const callablePath = "/functions/"
/** Files that an admitted page needs. */
const partOfPage = /^\/(?:assets|media)\//
/** The suffix of a session cookie. */
const sessionCookie = ".session_token="
const robot = /bot\b|crawl|spider|slurp|facebookexternalhit|preview/i

/** A request's importance, without any lookup: an unverified session or app counts, as the person's own budget refuses it later. */
export function importanceOf(callables: readonly CallableDefinition[]): (request: IncomingMessage) => Importance {
  const reads = new Set(
    callables.filter(({ contract }) => contract.kind === "read").map(({ contract }) => callablePath + contract.name),
  )
  return ({ url = "", method, headers }) => {
    const end = url.indexOf("?")
    const path = end < 0 ? url : url.slice(0, end)
    if (healthPaths.has(path)) return { priority: "health", needsDatabase: false }
    const isSignedIn = headers.authorization !== undefined || (headers.cookie?.includes(sessionCookie) ?? false)
    const isGet = method === "GET" || method === "HEAD"
    const needsDatabase = isSignedIn || !isGet
    if (robot.test(headers["user-agent"] ?? "")) return { priority: "robot", needsDatabase }
    if (partOfPage.test(path)) return { priority: "write", needsDatabase: false }
    return { priority: isGet || !isSignedIn || reads.has(path) ? "read" : "write", needsDatabase }
  }
}
