import { AppError } from "@confetti/contract/app-error"
import type { Hono } from "hono"
import type { Services } from "../services.ts"
import { answerFailure } from "./failure-page.ts"
import type { ServerEnv } from "./server-env.ts"
import { isTargetStorable } from "./storable-text.ts"

type Answer = (request: Request, env: ServerEnv["Bindings"]) => Response | Promise<Response>

/** A request's path for routing. Multiple slashes count as one, as the callable SDK may write two. Escapes are decoded later. */
export function requestPath(request: Request, env: ServerEnv["Bindings"] | undefined): string {
  const target = env?.incoming.url ?? request.url
  const from = target.startsWith("/") ? 0 : Math.max(0, target.indexOf("/", target.indexOf("//") + 2))
  const end = target.search(/[?#]/)
  const path = target.slice(from, end < 0 ? undefined : end)
  return path.includes("//") ? path.replace(/\/{2,}/g, "/") : path || "/"
}

export function requestQuery(url: string): string {
  const at = url.indexOf("?")
  return at < 0 ? "" : url.slice(at + 1)
}

/** Checks every request's path and query, around the router. */
export function guardTarget(app: Hono<ServerEnv>, services: Pick<Services, "log" | "content">): Answer {
  return (request, env) => {
    const { incoming, outgoing } = env
    if (isTargetStorable(incoming.url ?? "")) return app.fetch(request, env)
    outgoing.route = "bad-characters"
    return answerFailure(new AppError("request/bad-characters"), incoming, outgoing.requestId, services)
  }
}
