import { escapeHtml } from "@confetti/domain/escape-html"
import type { JsonSchema } from "../openapi/component-schemas.ts"

const prefix = "#/components/schemas/"

export function printType(schema: JsonSchema, indent = ""): string {
  if (schema.$ref?.startsWith(prefix)) {
    const name = escapeHtml(schema.$ref.slice(prefix.length))
    return `<a href="#schema-${name}">${name}</a>`
  }
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const))
  if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(" | ")
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return parts.map((part) => printType(part, indent)).join(" | ")
  const { type } = schema as { type?: string | string[] }
  if (Array.isArray(type))
    return type.map((each) => printType({ ...schema, type: each } as JsonSchema, indent)).join(" | ")
  if (schema.type === "null") return "null"
  if (schema.type === "array") return printArray(schema, indent)
  if (schema.type === "object") return printObject(schema, indent)
  return `${String(schema.type ?? "any")}${boundsOf(schema)}`
}

function printArray(schema: JsonSchema, indent: string): string {
  const items = printType((schema.items ?? {}) as JsonSchema, indent)
  const isLong = / \| /.test(items) && !items.endsWith("}")
  return `${isLong ? `(${items})` : items}[]${rangeOf(schema.minItems, schema.maxItems)}`
}

function printObject({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const deeper = `${indent}  `
  const fields = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? "" : "?"
    return `${deeper}<b>${escapeHtml(name)}</b>${mark}: ${printType(schema as JsonSchema, deeper)}`
  })
  if (fields.length > 0) return `{\n${fields.join("\n")}\n${indent}}`
  return additionalProperties === false ? "{}" : "object"
}

function boundsOf({ format, minLength, maxLength, minimum, maximum, default: usual }: JsonSchema): string {
  const said = [
    format === undefined ? "" : ` ${escapeHtml(format)}`,
    rangeOf(minLength, maxLength),
    rangeOf(minimum, isHuge(maximum) ? undefined : maximum),
    usual === undefined ? "" : ` = ${escapeHtml(JSON.stringify(usual))}`,
  ]
  return said.join("")
}

const isHuge = (bound: number | undefined): boolean => bound === Number.MAX_SAFE_INTEGER

function rangeOf(least: number | undefined, most: number | undefined): string {
  const low = least === Number.MIN_SAFE_INTEGER ? undefined : least
  if (low === undefined && most === undefined) return ""
  const [from, to] = [low, most].map((bound) => bound?.toLocaleString("en") ?? "")
  return ` <i>${from}…${to}</i>`
}
