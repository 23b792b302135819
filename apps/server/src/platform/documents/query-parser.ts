import { AppError } from "@confetti/contract/app-error"
import { LRUCache } from "lru-cache"
import { z } from "zod"
import { invalidInput } from "../http/describe-error.ts"

const cacheBytes = 1024 * 1024

/** A cached parser of queries: everyone's first feed pages are equal, and checking a list of ids costs more than routing. */
export function queryParser<Schema extends z.ZodType<object>>(schema: Schema): (query: string) => z.output<Schema> {
  const known = new LRUCache<string, z.output<Schema>>({ maxSize: cacheBytes })
  return (query) => {
    const before = known.get(query)
    if (before !== undefined) return before
    const parsed = schema.safeParse(fieldsOf(query))
    if (!parsed.success) throw invalidInput(parsed.error, "query")
    known.set(query, parsed.data, { size: 4 * query.length + 1 })
    return parsed.data
  }
}

export const parseNothing = queryParser(z.strictObject({}))

/** Repeated names are ambiguous, and refused. */
function fieldsOf(query: string): Record<string, string> {
  const fields = Object.create(null) as Record<string, string>
  for (const [name, value] of new URLSearchParams(query)) {
    if (name in fields) throw new AppError("request/invalid", { fields: [`${name}: given twice`] })
    fields[name] = value
  }
  return fields
}
