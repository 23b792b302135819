import { type CataloguedDocument, documentCatalogue } from "@confetti/contract/document-catalogue"
import type { ErrorCode } from "@confetti/contract/errors"
import type { z } from "zod"
import { securityOf } from "./callable-operations.ts"
import { answerName, inputSchema, type JsonSchema } from "./component-schemas.ts"
import { answerIn, failureResponses } from "./failure-responses.ts"

const always: readonly ErrorCode[] = [
  "request/invalid",
  "request/bad-characters",
  "session/expired",
  "request/rate-limited",
  "server/unavailable",
]

export const documentOutputs = Object.fromEntries(
  documentCatalogue.map(({ path, output }) => [`${answerName(path)}Documents`, output]),
)

export function documentOperations(refTo: (schema: z.ZodType) => JsonSchema): Record<string, object> {
  return Object.fromEntries(
    documentCatalogue.map((each) => [`/documents/${each.path}`, { get: operationOf(each, refTo) }]),
  )
}

function operationOf(
  { path, about, query, output, codes }: CataloguedDocument,
  refTo: (schema: z.ZodType) => JsonSchema,
) {
  const isOwn = path.startsWith("users/")
  const { properties = {}, required = [] } = inputSchema(query) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const fields = Object.entries(properties).map(([name, schema]) => {
    return { name, in: "query", required: required.includes(name), schema }
  })
  const description = isOwn ? "The caller's own id." : "A tile's id, or a subtile's."
  const id = { name: "id", in: "path", required: true, description, schema: { type: "string" } }
  return {
    operationId: `documents-${path.replace(/[/{}]+/g, "-").replace(/-$/, "")}`,
    tags: ["Documents"],
    summary: about,
    "x-access": isOwn ? "person" : "anyone",
    security: securityOf(isOwn ? "person" : "anyone"),
    parameters: [...(path.includes("{id}") ? [id] : []), ...fields, { $ref: "#/components/parameters/IfNoneMatch" }],
    responses: {
      200: answerIn(refTo(output), "The document, with an `etag`."),
      304: { description: "Not modified." },
      ...failureResponses([...codes, ...always]),
      default: answerIn({ $ref: "#/components/schemas/Failure" }, "Anything else."),
    },
    "x-codes": codes,
  }
}
