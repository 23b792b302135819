import { AppError } from "@confetti/contract/app-error"
import { identify } from "../auth/identify.ts"
import { answerError } from "../http/answer-error.ts"
import { answerJson } from "../http/answer-json.ts"
import { clientAddress } from "../http/client-address.ts"
import { answerPreflight } from "../http/cors.ts"
import { requestQuery } from "../http/request-path.ts"
import type { ServerContext } from "../http/server-env.ts"
import { createTurnstile } from "../http/turnstile.ts"
import type { Services } from "../services.ts"
import type { DocumentRead } from "./document-read.ts"

const prefix = "/documents/"

/** Answers `GET /documents/…` from these reads. */
export function documentRoutes(reads: Readonly<Record<string, DocumentRead>>, services: Services) {
  const { config, log, clock } = services
  const pass = createTurnstile(config.RATE_LIMIT_DOCUMENTS, clock)
  const whole = new Map(Object.entries(reads).filter(([path]) => !path.endsWith("/*")))
  const below = Object.entries(reads).filter(([path]) => path.endsWith("/*"))

  function find(path: string): [route: string, read: DocumentRead] | null {
    const read = whole.get(path)
    if (read) return [path, read]
    return below.find(([pattern]) => path.startsWith(pattern.slice(0, -1))) ?? null
  }

  async function answer(c: ServerContext): Promise<Response> {
    const { incoming, outgoing } = c.env
    const path = c.req.path.slice(prefix.length)
    const found = find(path)
    outgoing.route = `documents/${found?.[0] ?? "unknown"}`
    if (incoming.method === "OPTIONS") return answerPreflight(incoming, "GET, HEAD")
    const address = clientAddress(incoming, config.TRUST_PROXY)
    pass(address)
    if (!found) throw new AppError("request/unknown-document")
    if (incoming.method !== "GET" && incoming.method !== "HEAD")
      throw new AppError("request/method-not-allowed", { allow: "GET, HEAD" })
    const caller = await identify(incoming, address, services)
    if (caller.userId !== null) pass(caller.userId)
    const query = requestQuery(incoming.url ?? "")
    return answerJson(incoming, await found[1](query, { ...services, caller, now: clock(), path }))
  }

  return (c: ServerContext): Promise<Response> =>
    answer(c).catch((error: unknown) => answerError(error, c.env.outgoing.requestId, log))
}
