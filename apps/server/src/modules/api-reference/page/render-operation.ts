import type { CallableAccess } from "@confetti/contract/callable"
import { escapeHtml } from "@confetti/domain/escape-html"
import type { OpenApi } from "../openapi/build-openapi.ts"
import type { JsonSchema } from "../openapi/component-schemas.ts"
import { printType } from "./print-type.ts"
import { anchorOf, renderMarkdown } from "./render-markdown.ts"

type Content = { content?: Record<string, { schema: JsonSchema }> }

type Described = {
  operationId: string
  tags: string[]
  summary: string
  "x-access": CallableAccess
  "x-kind"?: "read" | "write"
  "x-codes"?: readonly string[]
  parameters?: { name?: string; in?: string; required?: boolean; schema?: JsonSchema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

export type Operation = Described & { id: string; path: string; method: string }

export type Schemas = Readonly<Record<string, JsonSchema>>

/** Whether a schema belongs to one operation, and is shown there. */
export const isOneAnswers = (name: string): boolean => /(Answer|Documents)$/.test(name)

export const groupOf = (name: string): string => `calls-${anchorOf(name)}`

export function operationGroups({ paths }: OpenApi): [string, Operation[]][] {
  const groups = new Map<string, Operation[]>()
  for (const [path, methods] of Object.entries(paths) as [string, Record<string, Described>][]) {
    for (const [method, operation] of Object.entries(methods)) {
      const [group = ""] = operation.tags
      const id = `call-${operation.operationId}`
      groups.set(group, [...(groups.get(group) ?? []), { ...operation, id, path, method }])
    }
  }
  return [...groups]
}

const who: Readonly<Record<CallableAccess, string>> = {
  anyone: "For anybody",
  person: "For signed-in people",
  editor: "For editors",
  writer: "For writers",
  reviewer: "For reviewers",
  shop: "For the shop",
  owner: "For owners",
}

export function renderOperation(operation: Operation, schemas: Schemas): string {
  const { id, path, method, summary } = operation
  const kind = operation["x-kind"] === "write" ? "; accepts an Idempotency-Key" : ""
  return `<section class="call"><h3 id="${id}"><span class="verb">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>${renderMarkdown(summary)}<p class="who">${who[operation["x-access"]]}${kind}</p>${renderInput(operation)}${renderAnswer(operation, schemas)}${renderCodes(operation)}</section>`
}

const block = (label: string, type: string): string => `<p class="label">${label}</p><pre tabindex="0">${type}</pre>`

function renderInput({ path, parameters = [], requestBody }: Operation): string {
  const query = parameters.filter((parameter) => parameter.in === "query")
  if (query.length > 0) {
    const properties = Object.fromEntries(query.map(({ name = "", schema = {} }) => [name, schema]))
    const required = query.filter((each) => each.required).map(({ name = "" }) => name)
    return block("Query", printType({ type: "object", properties, required }))
  }
  const schema = requestBody?.content?.["application/json"]?.schema
  if (schema === undefined) return ""
  const data = path.startsWith("/functions/") ? (schema.properties?.["data"] as JsonSchema) : schema
  return block(path.startsWith("/functions/") ? "data" : "Body", printType(data))
}

function renderAnswer({ path, responses }: Operation, schemas: Schemas): string {
  const [content] = Object.entries(responses["200"]?.content ?? responses["202"]?.content ?? {})
  if (!content || content[0] !== "application/json") return ""
  const [, { schema }] = content
  const result = path.startsWith("/functions/") ? (schema.properties?.["result"] as JsonSchema) : schema
  return block(path.startsWith("/functions/") ? "result" : "Answer", printType(shownHere(result, schemas)))
}

function shownHere(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = schema.$ref?.split("/").at(-1) ?? ""
  return (isOneAnswers(name) ? schemas[name] : undefined) ?? schema
}

function renderCodes(operation: Operation): string {
  const codes = operation["x-codes"] ?? []
  if (codes.length === 0) return ""
  return `<p class="codes">${codes.map((code) => `<code>${escapeHtml(code)}</code>`).join(", ")}</p>`
}
