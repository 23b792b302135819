/** How many of the next `horizon` tiles are of what somebody wants less of: told before and after the wish. */
export function countLess(ids: readonly string[], isMeant: (id: string) => boolean, horizon: number): number {
  return ids.slice(0, horizon).filter(isMeant).length
}
