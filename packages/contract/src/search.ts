/** The index every search reads: finished tiles, in the personal order where there is one. */
export const tilesIndex = "tiles"

/** One page of ids is at most this long, and at most two are read. */
export const searchPageSize = 1000
export const searchPages = 2

/** More queries in one request than any page shows. */
export const mostSearchQueries = 10

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

export function tileFilter(category?: string): string {
  return category ? `developing = 0 AND categories:${category}` : "developing = 0"
}
