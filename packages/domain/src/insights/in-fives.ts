/** Smaller groups are never shown. */
export const smallestGroup = 5

/**
 * A count of people in steps of five, 0 below five. Every figure that leaves the server is made of counts rounded once, when stored.
 * Rounding again changes nothing, so a database with these counts as its true ones would look the same; in it every group and every
 * difference is nobody, or at least five people. So no comparison of figures, ranges, totals or files reveals a smaller group.
 */
export function inFives(people: number): number {
  return people < smallestGroup ? 0 : Math.round(people / smallestGroup) * smallestGroup
}

/** A rounded count of people who are all among others that are shown: never more than those. */
export function inFivesOf(people: number, shownOthers: number): number {
  return Math.min(inFives(people), shownOthers)
}

/** A rounded sum over people: their mean times the number shown. 0 for too few people. */
export function sumInFives(sum: number, people: number): number {
  return people < smallestGroup ? 0 : Math.round((sum / people) * inFives(people))
}

type Rest = {
  /** The total of all parts too small to be shown. */
  count: number
  /** Different people in them. */
  people: number
  /** The number of hidden parts, empty ones included. */
  hidden: number
}

/**
 * The rounded rest of parts that are each too small. A whole is the sum of the parts shown and this rest, so that subtracting parts reveals
 * nothing. Never more than all hidden parts but one could hold, so that none is known to have anyone.
 */
export function restInFives({ count, people, hidden }: Rest): number {
  if (people < smallestGroup) return 0
  const most = (smallestGroup - 1) * Math.max(0, hidden - 1)
  return inFives(Math.floor(Math.min(count, most) / smallestGroup) * smallestGroup)
}

/** People who reached each part of a strip, cover first, from the numbers who stopped there. */
export function reachedInFives(endedAt: readonly number[]): number[] {
  const reached = endedAt.map((_none, at) => inFives(endedAt.slice(at).reduce((sum, people) => sum + people, 0)))
  const end = reached.indexOf(0)
  return end < 0 ? reached : reached.slice(0, end)
}
