/** The index every search reads: finished tiles, in the personal order where there is one. */
export const tilesIndex = "tiles"

/** One page of ids is at most this long, and at most two are read. */
export const searchPageSize = 1000
export const searchPages = 2

/** More queries in one request than any page shows. */
export const mostSearchQueries = 10

/** What we read of the hosted search service's answer. */
export type SearchResponse = {
  hits: { objectID: string; [attribute: string]: unknown }[]
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  processingTimeMS: number
  query: string
  params: string
  exhaustiveNbHits: boolean
}

/** The filter of the specified query: finished tiles, of one category where one is chosen. */
export function tileFilter(category?: string): string {
  return category ? `developing = 0 AND categories:${category}` : "developing = 0"
}
