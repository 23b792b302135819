import { searchPageSize } from "@confetti/contract/search"
import { defined } from "@confetti/domain/defined"
import { z } from "zod"
import { type Filter, parseFilter, UnsupportedSearch } from "./parse-filter.ts"

export type SearchParams = {
  query: string
  filter: Filter
  page: number
  hitsPerPage: number
  /** Null for all. */
  attributes: readonly string[] | null
  isForgiving: boolean
  personalFor: string | null
  echo: string
}

/** Numbers, flags and lists may be text, as in the query-string form. */
const count = (most: number) =>
  z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int().min(0).max(most))
const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")])
const names = z.union([
  z.array(z.string().max(100)).max(100),
  z
    .string()
    .max(2000)
    .transform((text) => (text.startsWith("[") ? (JSON.parse(text) as string[]) : text.split(",").filter(Boolean))),
])

const given = z.looseObject({
  query: z.string().max(512).default(""),
  filters: z.string().max(2000).default(""),
  page: count(1_000_000).default(0),
  hitsPerPage: count(searchPageSize).default(20),
  attributesToRetrieve: names.default(["*"]),
  typoTolerance: z.union([flag, z.enum(["min", "strict"])]).default(true),
  enablePersonalization: flag.default(false),
  userToken: z.string().max(200).default(""),
})

/** Parameters that change only how an answer is shown: accepted and ignored. */
const withoutEffect = new Set(
  "analytics analyticsTags attributesToHighlight attributesToSnippet clickAnalytics enableABTest enableRules explain getRankingInfo highlightPostTag highlightPreTag ignorePlurals maxValuesPerFacet naturalLanguages percentileComputation personalizationImpact queryLanguages removeStopWords replaceSynonymsInHighlight responseFields restrictHighlightAndSnippetArrays snippetEllipsisText sortFacetValuesBy synonyms".split(
    " ",
  ),
)

const asWeDo: Record<string, unknown> = { queryType: "prefixLast", removeWordsIfNoResults: "none", type: "default" }

/** Reads search parameters, as fields or as a query string in `params`. Throws UnsupportedSearch. */
export function parseSearchParams(body: Record<string, unknown>): SearchParams {
  const { params, ...rest } = body
  const fields = typeof params === "string" ? { ...rest, ...Object.fromEntries(new URLSearchParams(params)) } : rest
  refuseUnknown(fields)
  const parsed = readFields(fields)
  const { query, filters, page, hitsPerPage, attributesToRetrieve, enablePersonalization, userToken } = parsed
  return {
    query,
    filter: parseFilter(filters),
    page,
    hitsPerPage,
    attributes: attributesToRetrieve.includes("*") ? null : attributesToRetrieve,
    isForgiving: parsed.typoTolerance !== false,
    personalFor: enablePersonalization && userToken !== "" ? userToken : null,
    echo: typeof params === "string" ? params : queryStringOf(fields),
  }
}

/** Refuses parameters that would change the result, as ignoring them would be wrong. */
function refuseUnknown(fields: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (name in given.shape || withoutEffect.has(name) || isEmpty(value) || asWeDo[name] === value) continue
    throw new UnsupportedSearch(`The parameter ${name.slice(0, 100)} is not supported; use query and filters`)
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
  const { path, message } = defined(parsed.error.issues[0])
  throw new UnsupportedSearch(`Invalid value for "${path.join(".")}": ${message}`)
}

function isEmpty(value: unknown): boolean {
  const isNothing = value === undefined || value === null || value === false
  return (
    isNothing || value === "" || value === "[]" || value === "false" || (Array.isArray(value) && value.length === 0)
  )
}

function queryStringOf(fields: Record<string, unknown>): string {
  const text = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)])
  return new URLSearchParams(text).toString()
}
