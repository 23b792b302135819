import type { CallableAccess, CallableContract } from "@confetti/contract/callable"
import { callableCatalogue } from "@confetti/contract/callable-catalogue"
import type { ErrorCode } from "@confetti/contract/errors"
import type { z } from "zod"
import { inputSchema, type JsonSchema } from "./component-schemas.ts"
import { answerIn, failureResponses } from "./failure-responses.ts"

type RefTo = (schema: z.ZodType) => JsonSchema

const always: readonly ErrorCode[] = [
  "request/malformed",
  "request/invalid",
  "request/bad-characters",
  "session/expired",
  "app-check/required",
  "app-check/invalid",
  "request/too-large",
  "request/rate-limited",
  "server/unavailable",
]
const ofWrites: readonly ErrorCode[] = ["request/key-reused"]
const ofEditors: readonly ErrorCode[] = ["session/required", "session/editors-only", "session/passkey-required"]
const ofRoles: readonly ErrorCode[] = [...ofEditors, "session/role-required"]
const ofAccess: Readonly<Record<CallableAccess, readonly ErrorCode[]>> = {
  anyone: [],
  person: ["session/required"],
  editor: ofEditors,
  writer: ofRoles,
  reviewer: ofRoles,
  shop: ofRoles,
  owner: ofRoles,
}

const either = [{ bearer: [] }, { cookie: [] }]

/** OpenAPI security; an empty requirement makes signing in optional. */
export const securityOf = (access: CallableAccess) => (access === "anyone" ? [{}, ...either] : either)

export function callableOperations(refTo: RefTo): Record<string, object> {
  return Object.fromEntries(
    callableCatalogue.map((each) => [`/functions/${each.name}`, { post: operationOf(each, refTo) }]),
  )
}

function operationOf(
  { name, kind, access, about, errors = [], input, output }: CallableContract,
  refTo: RefTo,
): object {
  const result = {
    type: "object",
    properties: { result: refTo(output) },
    required: ["result"],
    additionalProperties: false,
  }
  return {
    operationId: name,
    tags: [access === "anyone" || access === "person" ? "Callables" : "Editors' callables"],
    summary: about,
    "x-access": access,
    "x-kind": kind,
    security: securityOf(access),
    parameters: [
      ...(kind === "write" ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
      { $ref: "#/components/parameters/MessagingInstance" },
      { $ref: "#/components/parameters/AppCheck" },
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { type: "object", properties: { data: inputSchema(input) }, required: ["data"] },
        },
      },
    },
    responses: {
      200: answerIn(result, "The result."),
      ...failureResponses([...errors, ...ofAccess[access], ...(kind === "write" ? ofWrites : []), ...always]),
      default: answerIn({ $ref: "#/components/schemas/Failure" }, "Anything else."),
    },
    "x-codes": errors,
  }
}
