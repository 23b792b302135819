/** Where a page ended: by what it is ordered, and the thought. */
export type PageCursor = { at: number; id: string }

/** The `before` of a query, which is the `next` of the page before; null for the first page. */
export function cursorOf(before: string | undefined): PageCursor | null {
  if (before === undefined) return null
  const [at = "", id = ""] = before.split("_")
  return { at: Number(at), id }
}
