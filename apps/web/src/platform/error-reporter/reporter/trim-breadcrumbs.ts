/** A breadcrumb as far as its weight is concerned. */
type Crumb = { message: string; metadata: Record<string, unknown> }

const mostLetters = 40

/**
 * Shortens the words of breadcrumbs, the oldest first, until all of them weigh no more than `room` bytes. None is left out: what happened,
 * and when, is told of each.
 */
export function trimBreadcrumbs(crumbs: Crumb[], room: number): void {
  let weight = crumbs.reduce((sum, crumb) => sum + weightOf(crumb), 0)
  for (const crumb of crumbs) {
    if (weight <= room) return
    weight -= weightOf(crumb)
    crumb.message = crumb.message.slice(0, mostLetters).toWellFormed()
    crumb.metadata = {}
    weight += weightOf(crumb)
  }
}

/** In bytes, as JSON. */
export function weightOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value) ?? "").length
}
