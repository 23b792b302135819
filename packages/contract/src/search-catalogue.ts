import { z } from "zod"
import { mostSearchQueries, searchPageSize } from "./search.ts"

/** The supported parameters of a query. Others of the hosted service are ignored or refused. */
export const searchQuery = z.object({
  query: z.string().max(512).optional(),
  filters: z.string().max(2000).optional().describe("Such as `developing = 0 AND categories:space`"),
  page: z.int().min(0).max(1_000_000).optional(),
  hitsPerPage: z.int().min(0).max(searchPageSize).optional(),
  attributesToRetrieve: z.array(z.string().max(100)).max(100).optional().describe("`[]` for ids alone"),
  typoTolerance: z.union([z.boolean(), z.enum(["min", "strict"])]).optional(),
  enablePersonalization: z.boolean().optional(),
  userToken: z.string().max(200).optional().describe("A person's id. Their order comes with their bearer alone."),
  params: z.string().optional().describe("All of these as a query string"),
})

export const searchAnswer = z.object({
  hits: z.array(z.looseObject({ objectID: z.string() })),
  nbHits: z.int(),
  page: z.int(),
  nbPages: z.int(),
  hitsPerPage: z.int(),
  processingTimeMS: z.int(),
  query: z.string(),
  params: z.string(),
  exhaustiveNbHits: z.boolean(),
})

export const searchQueries = z.object({
  requests: z.array(searchQuery.extend({ indexName: z.string() })).max(mostSearchQueries),
  strategy: z.literal("none").optional(),
})

export const searchAnswers = z.object({ results: z.array(searchAnswer.extend({ index: z.string() })) })

export const searchFailure = z.strictObject({ message: z.string(), status: z.int() })
