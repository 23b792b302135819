import { LRUCache } from "lru-cache"
import type { Step } from "./active-trace.ts"

/** The first argument of pg's `query`: a text, or a named statement. */
export type Query = string | { text: string; name?: string | undefined }

/** Cached, as statements with different numbers of parameters are many. */
const described = new LRUCache<string, Step>({ max: 2000 })

/** A statement as a step: its name, or its verb and table. Parameters are never included. */
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

/** Removes literals; values normally come as parameters. */
function withoutLiterals(text: string): string {
  return text.replace(/'(?:[^']|'')*'/g, "'?'")
}
