/**
 * Reorders a few items so that as few neighbours as possible share a category, staying near the given order and keeping the first one if
 * possible. For a handful: the time grows with the number of permutations.
 */
export function spreadCategories<Item extends { category: string }>(items: readonly Item[]): Item[] {
  for (let allowed = 0; allowed < items.length; allowed++) {
    const found = arrange([], items, allowed)
    if (found) return found
  }
  return [...items]
}

/** The first permutation with at most so many neighbouring pairs of one category. */
function arrange<Item extends { category: string }>(
  done: readonly Item[],
  left: readonly Item[],
  allowed: number,
): Item[] | null {
  if (left.length === 0) return [...done]
  for (const [at, item] of left.entries()) {
    const isPair = done.at(-1)?.category === item.category
    if (isPair && allowed === 0) continue
    const found = arrange([...done, item], left.toSpliced(at, 1), allowed - (isPair ? 1 : 0))
    if (found) return found
  }
  return null
}
