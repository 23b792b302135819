import { oddNumber, oddText, oddValue } from "./odd-values.ts"
import type { Random } from "./random.ts"

export type Schema = { [key: string]: unknown }

const ids = ["moon", "grows", "home", "space", "none", "tile:moon", "sticker", "AAAAAAA", "10115", "DE", "123456"]
const hex = (random: Random): string => Array.from({ length: 32 }, () => random.below(16).toString(16)).join("")

/** A value as this schema wants it, and now and then, at any depth, one that it does not want. */
export function valueOf(schema: Schema, random: Random, oddness: number): unknown {
  if (random.chance(oddness)) return oddValue(random)
  if ("const" in schema) return schema["const"]
  if (Array.isArray(schema["enum"])) return random.pick(schema["enum"] as unknown[])
  const parts = (schema["anyOf"] ?? schema["oneOf"]) as Schema[] | undefined
  if (parts) return valueOf(random.pick(parts), random, oddness)
  switch (random.pick([schema["type"]].flat())) {
    case "object":
      return objectOf(schema, random, oddness)
    case "array":
      return listOf(schema, random, oddness)
    case "string":
      return textOf(schema, random)
    case "integer":
      return numberOf(schema, random, true)
    case "number":
      return numberOf(schema, random, false)
    case "boolean":
      return random.chance(0.5)
    case "null":
      return null
    default:
      return oddValue(random)
  }
}

function objectOf(schema: Schema, random: Random, oddness: number): object {
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, Schema>)
  const required = new Set((schema["required"] ?? []) as string[])
  const fields = properties
    .filter(([name]) => (required.has(name) ? !random.chance(oddness) : random.chance(0.5)))
    .map(([name, inner]) => [name, valueOf(inner, random, oddness)])
  if (random.chance(oddness)) fields.push([oddText(random), oddValue(random)])
  return Object.fromEntries(fields) as object
}

function listOf(schema: Schema, random: Random, oddness: number): unknown[] {
  // Long lists of lists would grow beyond any body.
  const isDeep = JSON.stringify(schema["items"]).includes('"items"')
  const most = Math.min(Number(schema["maxItems"] ?? 5), isDeep ? 3 : 5) + (!isDeep && random.chance(oddness) ? 100 : 0)
  return Array.from({ length: random.below(most + 1) }, () => valueOf(schema["items"] as Schema, random, oddness))
}

function textOf({ format, pattern, maxLength = 40 }: Schema, random: Random): string {
  if (random.chance(0.15)) return oddText(random)
  if (format === "date-time") return new Date(random.below(2 ** 31) * 1000).toISOString()
  if (format === "email") return `person-${random.below(1000)}@example.com`
  if (typeof pattern === "string" && pattern.includes("{32}")) return hex(random)
  if (random.chance(0.1)) return "z".repeat(Number(maxLength))
  return random.pick(ids)
}

function numberOf({ minimum = -10, maximum = 100 }: Schema, random: Random, isWhole: boolean): number {
  if (random.chance(0.2)) return oddNumber(random)
  if (random.chance(0.2)) return Number(random.pick([minimum, maximum]))
  const number = Number(minimum) + random.below(Math.min(Number(maximum) - Number(minimum) + 1, 1000))
  return isWhole ? number : number + 0.5
}
