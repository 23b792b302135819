import { LRUCache } from "lru-cache"
import type { Step } from "./active-trace.ts"

/** What pg's `query` is given first: a text, or a statement with its name. */
export type Query = string | { text: string; name?: string | undefined }

/** Statements differ by how many parameters they have, so there are many; what is usual stays. */
const described = new LRUCache<string, Step>({ max: 2000 })

/** A statement as a step: by its name, or by what it does to which table. Its parameters are never looked at. */
export function describeQuery(query: Query): Step {
  const { text, name } = typeof query === "string" ? { text: query } : query
  const key = name ?? text
  const known = described.get(key)
  if (known !== undefined) return known
  const step = describe(text, name)
  described.set(key, step)
  return step
}

function describe(text: string, name: string | undefined): Step {
  const operation = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "query"
  const table = /\b(?:from|into|update)\s+((?:"?\w+"?\.)?"?\w+"?)/i.exec(text)?.[1]?.replaceAll('"', "")
  const summary = name ?? (table === undefined ? operation : `${operation} ${table}`)
  return {
    name: summary,
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      "db.query.summary": summary,
      "db.query.text": withoutLiterals(text),
    },
  }
}

/** Values come as parameters. Should one ever stand in a text, it is left out. */
function withoutLiterals(text: string): string {
  return text.replace(/'(?:[^']|'')*'/g, "'?'")
}
