import type { IncomingMessage } from "node:http"
import type { CallableDefinition } from "../callables/define-callable.ts"

export type Importance = {
  /** Those that matter least are refused first while there is more to do than can be done; health never is. */
  priority: "robot" | "read" | "write" | "health"
  /** What everybody is shown comes from memory. */
  needsDatabase: boolean
}

const healthPaths = new Set(["/healthz", "/readyz", "/metrics"])
const callablePath = "/functions/"
/** Where the files are that a page which was let in can't do without. */
const partOfPage = /^\/(?:assets|media)\//
/** How a session's cookie ends, whatever it begins with. */
const sessionCookie = ".session_token="
const robot = /bot\b|crawl|spider|slurp|facebookexternalhit|preview/i

/**
 * Says how much a request matters, by what can be told without looking anything up: a session or an app that is only claimed counts, as
 * whoever claims it is refused by their own budget later.
 */
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
