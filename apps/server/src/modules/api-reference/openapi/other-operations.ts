import { errorPayload, errorReporterSettings } from "@confetti/contract/error-report"
import { mostSearchQueries } from "@confetti/contract/search"
import {
  searchAnswer,
  searchAnswers,
  searchFailure,
  searchQueries,
  searchQuery,
} from "@confetti/contract/search-catalogue"
import { signInAnything, signInCatalogue } from "@confetti/contract/sign-in-catalogue"
import { z } from "zod"
import { securityOf } from "./callable-operations.ts"
import { answerName, inputSchema, type JsonSchema } from "./component-schemas.ts"
import { answerIn, failureResponses } from "./failure-responses.ts"

type RefTo = (schema: z.ZodType) => JsonSchema

const taken = z.strictObject({})

export const otherOutputs: Readonly<Record<string, z.ZodType>> = {
  Anything: signInAnything,
  SearchAnswer: searchAnswer,
  SearchAnswers: searchAnswers,
  SearchFailure: searchFailure,
  ErrorReporterSettings: errorReporterSettings,
  Taken: taken,
  ...Object.fromEntries(signInCatalogue.map(({ path, output }) => [`Auth${answerName(path)}Answer`, output])),
}

const bodyOf = (schema: z.ZodType) => ({
  required: true,
  content: { "application/json": { schema: inputSchema(schema) } },
})

const failed = { default: answerIn({ $ref: "#/components/schemas/Failure" }, "The error.") }

export function otherOperations(refTo: RefTo): Record<string, object> {
  return { ...searchOperations(refTo), ...signInOperations(refTo), ...serviceOperations(refTo) }
}

function searchOperations(refTo: RefTo): Record<string, object> {
  const operation = (operationId: string, summary: string, input: z.ZodType, output: z.ZodType) => ({
    operationId,
    tags: ["Search"],
    summary,
    "x-access": "anyone",
    security: securityOf("anyone"),
    requestBody: bodyOf(input),
    responses: {
      200: answerIn(refTo(output), "The results."),
      default: answerIn(refTo(searchFailure), "An error in the search service's own format."),
    },
  })
  return {
    "/1/indexes/tiles/query": {
      post: operation(
        "search-query",
        "Runs one query. Returns ids in order and the requested attributes.",
        searchQuery,
        searchAnswer,
      ),
    },
    "/1/indexes/*/queries": {
      post: operation(
        "search-queries",
        `Runs up to ${mostSearchQueries} queries, each answered on its own.`,
        searchQueries,
        searchAnswers,
      ),
    },
  }
}

function signInOperations(refTo: RefTo): Record<string, object> {
  return Object.fromEntries(
    signInCatalogue.map(({ path, method, about, body, output }) => {
      const operation = {
        operationId: `auth${path.replaceAll("/", "-")}`,
        tags: ["Signing in"],
        summary: about,
        "x-access": "anyone",
        security: securityOf("anyone"),
        ...(method === "POST" ? { parameters: [{ $ref: "#/components/parameters/Device" }] } : {}),
        ...(body ? { requestBody: bodyOf(body) } : {}),
        responses: {
          200: answerIn(refTo(output), "Done."),
          ...(path.startsWith("/callback/") ? { 302: { description: "Back to the app." } } : {}),
          ...failureResponses(["request/rate-limited"]),
          ...failed,
        },
      }
      return [`/auth${path}`, { [method.toLowerCase()]: operation }]
    }),
  )
}

function serviceOperations(refTo: RefTo): Record<string, object> {
  const base = { tags: ["The server"], "x-access": "anyone", security: [{}] }
  const plain = { description: "As text.", content: { "text/plain": { schema: { type: "string" } } } }
  return {
    "/errors": {
      post: {
        ...base,
        operationId: "errors-report",
        summary: "Receives error reports. Personal data is redacted before they are stored.",
        requestBody: bodyOf(errorPayload),
        responses: { 202: answerIn(refTo(taken), "Taken."), ...failed },
      },
    },
    "/errors/settings": {
      get: {
        ...base,
        operationId: "errors-settings",
        summary: "Returns where error reports go instead, if anywhere.",
        responses: { 200: answerIn(refTo(errorReporterSettings), "The settings.") },
      },
    },
    "/healthz": {
      get: {
        ...base,
        operationId: "healthz",
        summary: "Whether the process runs.",
        responses: { 200: plain },
      },
    },
    "/readyz": {
      get: {
        ...base,
        operationId: "readyz",
        summary: "Whether it is ready for requests.",
        responses: { 200: plain, 503: { ...plain, description: "Not ready, with the reason." } },
      },
    },
  }
}
