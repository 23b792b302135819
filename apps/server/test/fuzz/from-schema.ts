import { anything, type KnownValues } from "./known-values.ts"
import { oddNumber, oddText, oddValue } from "./odd-values.ts"
import type { Random } from "./random.ts"

export type Schema = { [key: string]: unknown }

/** Source of values: randomness, how often they are odd, and values that mean something here. */
export type Source = { random: Random; oddness: number; known: KnownValues }

/** A value as this schema wants it for the field of this name, and now and then, at any depth, one that it does not want. */
export function valueOf(schema: Schema, name: string, source: Source): unknown {
  const { random, oddness } = source
  if (random.chance(oddness)) return oddValue(random)
  if ("const" in schema) return schema["const"]
  if (Array.isArray(schema["enum"])) return random.pick(schema["enum"] as unknown[])
  const parts = (schema["anyOf"] ?? schema["oneOf"]) as Schema[] | undefined
  if (parts) return valueOf(random.pick(parts), name, source)
  switch (random.pick([schema["type"]].flat())) {
    case "object":
      return objectOf(schema, source)
    case "array":
      return listOf(schema, name, source)
    case "string":
      return textOf(schema, name, source)
    case "integer":
      return numberOf(schema, name, true, source)
    case "number":
      return numberOf(schema, name, false, source)
    case "boolean":
      return random.chance(0.5)
    case "null":
      return null
    default:
      return oddValue(random)
  }
}

function objectOf(schema: Schema, source: Source): object {
  const { random, oddness } = source
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, Schema>)
  const required = new Set((schema["required"] ?? []) as string[])
  const fields = properties
    .filter(([name]) => (required.has(name) ? !random.chance(oddness) : random.chance(0.5)))
    .map(([name, inner]) => [name, valueOf(inner, name, source)])
  if (random.chance(oddness)) fields.push([oddText(random), oddValue(random)])
  return Object.fromEntries(fields) as object
}

function listOf(schema: Schema, name: string, source: Source): unknown[] {
  const { random, oddness } = source
  // Long lists of lists would grow beyond any body.
  const isDeep = JSON.stringify(schema["items"]).includes('"items"')
  const most = Math.min(Number(schema["maxItems"] ?? 5), isDeep ? 3 : 5) + (!isDeep && random.chance(oddness) ? 100 : 0)
  const least = random.chance(oddness) ? 0 : Math.min(Number(schema["minItems"] ?? 0), most)
  const length = least + random.below(most - least + 1)
  return Array.from({ length }, () => valueOf(schema["items"] as Schema, name, source))
}

function textOf(schema: Schema, name: string, { random, oddness, known }: Source): string {
  const { format, pattern = "", maxLength, minLength = 0 } = schema
  if (random.chance(0.01 + oddness)) return oddText(random)
  if (format === "date-time") return momentNear(known["day"]?.[0], random)
  if (format === "date") return random.pick(known["day"] ?? ["2026-01-01"])
  const fits = fitting(String(pattern), Number(maxLength ?? Number.POSITIVE_INFINITY))
  const named = known[name]?.filter(fits) ?? []
  if (named.length > 0 && random.chance(0.95)) return random.pick(named)
  if (random.chance(0.03)) return "z".repeat(Number(maxLength ?? 40))
  const others = anything.filter(fits)
  return random.pick(others.length > 0 ? others : anything).padEnd(Number(minLength), "a")
}

function fitting(pattern: string, maxLength: number): (text: string) => boolean {
  const regex = new RegExp(pattern, "u")
  return (text) => text.length <= maxLength && regex.test(text)
}

/** Within the two days around the beginning of this one, and sometimes anywhere in the century. */
function momentNear(day: string | undefined, random: Random): string {
  const near = day === undefined || random.chance(0.2) ? null : Date.parse(day)
  const at = near === null ? random.below(2 ** 31) * 1000 : near + (random.below(2 * 86_400) - 86_400) * 1000
  return new Date(at).toISOString()
}

function numberOf(schema: Schema, name: string, isWhole: boolean, { random, oddness, known }: Source): number {
  const { minimum = -10, exclusiveMinimum, maximum = 100 } = schema
  const least = exclusiveMinimum === undefined ? Number(minimum) : Number(exclusiveMinimum) + 1
  if (random.chance(0.01 + oddness)) return oddNumber(random)
  const named = known[name]
  if (named && random.chance(0.8)) return Number(random.pick(named))
  if (random.chance(0.1)) return random.pick([least, Number(maximum)])
  // Versions, places and numbers of options begin at the bottom.
  const range = Math.min(Number(maximum) - least + 1, random.chance(0.6) ? 4 : 1000)
  return least + random.below(range) + (isWhole || range < 1 ? 0 : random.below(2) / 2)
}
