/** The index of all searches: finished tiles, in personal order if there is one. */
export const tilesIndex = "tiles"

/** Ids on a page at most; two pages are read at most. */
export const searchPageSize = 1000
export const searchPages = 2

/** More queries in a request than any page shows. */
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
