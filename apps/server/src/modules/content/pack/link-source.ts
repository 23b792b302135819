import type { Source } from "@confetti/contract/tile"
import type { SourceFields } from "./source-fields.ts"

/** Search addresses for sources without one: `{query}` and `{isbn}` are placeholders. */
export type SourceLookup = { title?: string | undefined; isbn?: string | undefined }

export function linkSource(source: SourceFields, lookup: SourceLookup): Source {
  const { title, by, kind, year = null } = source
  const link = linkOf(source, lookup)
  return { title, by, year, kind, ...(link && { link }) }
}

function linkOf({ title, by, doi, isbn, url }: SourceFields, lookup: SourceLookup): Source["link"] {
  // A DOI keeps its slashes; other special characters are escaped.
  if (doi !== undefined)
    return { href: `https://doi.org/${encodeURIComponent(doi).replaceAll("%2F", "/")}`, isSearch: false }
  if (url !== undefined) return { href: url, isSearch: false }
  if (isbn !== undefined && lookup.isbn !== undefined)
    return { href: lookup.isbn.replaceAll("{isbn}", isbn.replace(/[- ]/g, "")), isSearch: false }
  if (lookup.title === undefined) return undefined
  return { href: lookup.title.replaceAll("{query}", encodeURIComponent(`${title} ${by}`)), isSearch: true }
}
