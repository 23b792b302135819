import { searchPageSize } from "@confetti/contract/search"
import { z } from "zod"
import { type Filter, parseFilter } from "./parse-filter.ts"
import { UnsupportedSearch } from "./unsupported-search.ts"

export type SearchParams = {
  query: string
  filter: Filter
  page: number
  hitsPerPage: number
  /** Null for all of them. */
  attributes: readonly string[] | null
  /** The parameters as they came, echoed in the answer. */
  echo: string
}

/** Numbers and lists also come as text, from the query-string form of the same parameters. */
const count = (most: number) => z.coerce.number().int().min(0).max(most)
const names = z.union([
  z.array(z.string().max(100)).max(100),
  z
    .string()
    .transform((text) => (text.startsWith("[") ? (JSON.parse(text) as string[]) : text.split(",").filter(Boolean))),
])

const given = z.looseObject({
  query: z.string().max(512).default(""),
  filters: z.string().max(2000).default(""),
  page: count(1_000_000).default(0),
  hitsPerPage: count(searchPageSize).default(20),
  attributesToRetrieve: names.default(["*"]),
})

/** These would change which tiles are found; ignoring them would be a wrong answer. */
const refused = ["facetFilters", "numericFilters", "tagFilters", "optionalFilters", "aroundLatLng", "insideBoundingBox"]

/** Reads a search's parameters: as fields, or all in one query string under `params`. Throws UnsupportedSearch. */
export function parseSearchParams(body: Record<string, unknown>): SearchParams {
  const { params, ...fields } = body
  const all = typeof params === "string" ? { ...fields, ...Object.fromEntries(new URLSearchParams(params)) } : fields
  for (const name of refused) {
    if (!isEmpty(all[name])) throw new UnsupportedSearch(`${name} is not supported; use filters`)
  }
  const parsed = readFields(all)
  const { query, filters, page, hitsPerPage, attributesToRetrieve } = parsed
  return {
    query,
    filter: filters.trim() === "" ? () => true : parseFilter(filters),
    page,
    hitsPerPage,
    attributes: attributesToRetrieve.includes("*") ? null : attributesToRetrieve,
    echo: typeof params === "string" ? params : echoOf(fields),
  }
}

function readFields(fields: Record<string, unknown>): z.output<typeof given> {
  let parsed: z.ZodSafeParseResult<z.output<typeof given>>
  try {
    parsed = given.safeParse(fields)
  } catch {
    throw new UnsupportedSearch("attributesToRetrieve is not a list")
  }
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0] as z.core.$ZodIssue
  throw new UnsupportedSearch(`Invalid value for "${path.join(".")}": ${message}`)
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    value === "[]" ||
    (Array.isArray(value) && value.length === 0)
  )
}

function echoOf(fields: Record<string, unknown>): string {
  const text = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ])
  return new URLSearchParams(text).toString()
}
