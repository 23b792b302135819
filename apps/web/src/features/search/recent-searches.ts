export const mostRecent = 8

/** The list with this search at its head. The same words in another case are the same search. */
export function withSearch(recent: readonly string[], search: string): string[] {
  return search === "" ? [...recent] : [search, ...withoutSearch(recent, search)].slice(0, mostRecent)
}

export function withoutSearch(recent: readonly string[], search: string): string[] {
  const plain = search.toLowerCase()
  return recent.filter((each) => each.toLowerCase() !== plain)
}
