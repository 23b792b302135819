import type { ServerEnv } from "./server-env.ts"

/**
 * A request's path for routing. Runs of slashes count as one: the callable SDK writes two when its base path ends in one.
 * Escapes are left alone here and read where a part of the path is used.
 */
export function requestPath(request: Request, env: ServerEnv["Bindings"] | undefined): string {
  const target = env?.incoming.url ?? request.url
  const from = target.startsWith("/") ? 0 : Math.max(0, target.indexOf("/", target.indexOf("//") + 2))
  const end = target.search(/[?#]/)
  const path = target.slice(from, end < 0 ? undefined : end)
  return path.includes("//") ? path.replace(/\/{2,}/g, "/") : path || "/"
}

/** The part of a request's target after the question mark. */
export function requestQuery(url: string): string {
  const at = url.indexOf("?")
  return at < 0 ? "" : url.slice(at + 1)
}
