import { readFileSync } from "node:fs"
import { join } from "node:path"
import { apiVersion } from "@confetti/contract/api-version"
import { errorCatalogue, httpStatusOf } from "@confetti/contract/errors"
import { eventCatalogue } from "@confetti/contract/events"
import { keysOf } from "@confetti/domain/keys"
import type { Config } from "../../../platform/config.ts"
import { callableOperations } from "./callable-operations.ts"
import { answerSchemas, callableOutputs, inputSchema } from "./component-schemas.ts"
import { documentOperations, documentOutputs } from "./document-operations.ts"
import { failure } from "./failure-responses.ts"
import { otherOperations, otherOutputs } from "./other-operations.ts"

export const guide = readFileSync(join(import.meta.dirname, "../guide.md"), "utf8")

const header = (name: string, description: string, schema: object) => ({ name, in: "header", description, schema })

const text = (maxLength: number) => ({ type: "string", minLength: 1, maxLength })

const parameters = {
  IdempotencyKey: header("Idempotency-Key", "Makes a write count once, however often it is sent.", text(200)),
  MessagingInstance: header("firebase-instance-id-token", "The device's push token.", text(1024)),
  AppCheck: header("x-firebase-appcheck", "An app check token, if the server requires one.", {
    type: "string",
  }),
  Device: header("x-confetti-device", "The id of this installation: 16 to 64 letters, digits, - and _.", text(64)),
  IfNoneMatch: header("if-none-match", "The `etag` of the cached version.", { type: "string" }),
}

const budgets = {
  RATE_LIMIT_CALLABLES: "callables, and all of sign-in",
  RATE_LIMIT_DOCUMENTS: "documents, and people's pictures",
  RATE_LIMIT_PAGES: "pages",
  RATE_LIMIT_SEARCH: "search",
  RATE_LIMIT_SIGN_IN: "signing in, such as requesting a code",
  RATE_LIMIT_ERRORS: "error reports",
  RATE_LIMIT_MEDIA: "pictures and films",
  RATE_LIMIT_EVENTS: "events of people who are not signed in, counted one by one",
  RATE_LIMIT_HEALTH: "health checks and metrics",
} as const

export type RateLimit = { of: string; perMinute: number; atOnce: number }

function rateLimitsOf(config: Config): RateLimit[] {
  return keysOf(budgets).map((name) => {
    const perMinute = config[name]
    return { of: budgets[name], perMinute, atOnce: Math.max(1, Math.floor(perMinute / 5)) }
  })
}

export type ListedError = { code: string; status: string; http: number; message: string }

export const listedErrors: readonly ListedError[] = keysOf(errorCatalogue).map((code) => {
  const { status, message } = errorCatalogue[code]
  return { code, status, http: httpStatusOf(code), message }
})

export const listedEvents = Object.entries(eventCatalogue).map(([name, params]) => ({
  name,
  params: inputSchema(params),
}))

export function buildOpenApi(config: Config) {
  const { schemas, refTo } = answerSchemas({
    ...callableOutputs,
    ...documentOutputs,
    ...otherOutputs,
    Failure: failure,
  })
  return {
    openapi: "3.1.0",
    info: { title: "Confetti", version: apiVersion, description: guide, license: { name: "MIT", identifier: "MIT" } },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: [{ url: config.PUBLIC_URL ?? "/" }],
    paths: { ...callableOperations(refTo), ...documentOperations(refTo), ...otherOperations(refTo) },
    components: {
      schemas,
      parameters,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "A session token." },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: "confetti.session_token",
          description: "Used by this server's own pages instead; prefixed with `__Secure-` on https.",
        },
      },
    },
    "x-errors": listedErrors,
    "x-events": listedEvents,
    "x-rate-limits": rateLimitsOf(config),
  }
}

export type OpenApi = ReturnType<typeof buildOpenApi>
