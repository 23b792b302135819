import { AppError } from "@confetti/contract/app-error"
import { LRUCache } from "lru-cache"
import { z } from "zod"
import { invalidInput } from "../http/describe-error.ts"

const keptBytes = 1024 * 1024

/**
 * Reads queries by this schema. Everyone's first feed pages are the same reads, so what a query says is remembered: checking
 * a list of ids costs more than routing its request.
 */
export function queryParser<Schema extends z.ZodType<object>>(schema: Schema): (query: string) => z.output<Schema> {
  const known = new LRUCache<string, z.output<Schema>>({ maxSize: keptBytes })
  return (query) => {
    const before = known.get(query)
    if (before !== undefined) return before
    const parsed = schema.safeParse(fieldsOf(query))
    if (!parsed.success) throw invalidInput(parsed.error, "query")
    // Roughly what the text and what it says take.
    known.set(query, parsed.data, { size: 4 * query.length + 1 })
    return parsed.data
  }
}

export const parseNothing = queryParser(z.strictObject({}))

/** A name that comes twice has no one meaning, so it is refused. */
function fieldsOf(query: string): Record<string, string> {
  const fields = Object.create(null) as Record<string, string>
  for (const [name, value] of new URLSearchParams(query)) {
    if (name in fields) throw new AppError("request/invalid", { fields: [`${name}: given twice`] })
    fields[name] = value
  }
  return fields
}
