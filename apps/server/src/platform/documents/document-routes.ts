import { AppError } from "@confetti/contract/app-error"
import { identify } from "../auth/identify.ts"
import { answerJson } from "../http/answer-json.ts"
import { requestQuery } from "../http/request-path.ts"
import { route } from "../http/route.ts"
import type { Services } from "../services.ts"
import type { DocumentRead } from "./document-read.ts"

const prefix = "/documents/"
const methods = ["GET", "HEAD"]

export function documentRoutes(reads: Readonly<Record<string, DocumentRead>>, services: Services) {
  const { config, clock, rateLimits } = services
  const whole = new Map(Object.entries(reads).filter(([path]) => !path.endsWith("/*")))
  const below = Object.entries(reads).filter(([path]) => path.endsWith("/*"))

  function find(path: string): [pattern: string, read: DocumentRead] | null {
    const document = path.slice(prefix.length)
    const read = whole.get(document)
    if (read) return [document, read]
    return below.find(([pattern]) => document.startsWith(pattern.slice(0, -1))) ?? null
  }

  function mustFind(path: string): DocumentRead {
    const found = find(path)
    if (found === null) throw new AppError("request/unknown-document")
    return found[1]
  }

  return route(
    services,
    {
      name: (path) => `documents/${find(path)?.[0] ?? "unknown"}`,
      methods: (path) => mustFind(path) && methods,
      preflight: methods,
      budget: rateLimits.limit("documents", config.RATE_LIMIT_DOCUMENTS),
      identify: (incoming, address) => identify(incoming, address, services),
    },
    async ({ incoming, path, caller }) => {
      const context = { ...services, caller, now: clock(), path: path.slice(prefix.length) }
      return answerJson(incoming, await mustFind(path)(requestQuery(incoming.url ?? ""), context))
    },
  )
}
