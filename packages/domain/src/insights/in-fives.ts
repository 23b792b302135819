/** Fewer people than this are never shown. */
export const smallestGroup = 5

/**
 * A count of people as it may be shown: in steps of five, and nothing below five. Every figure that leaves the server is made of counts
 * rounded like this, once, where they are kept. Rounding what is rounded changes nothing, so a database whose true counts are the
 * rounded ones looks the same from outside; in that database every group and every difference is nobody or five people at least. So no
 * comparison of figures, ranges, totals or files shows that there was a smaller group.
 */
export function inFives(people: number): number {
  return people < smallestGroup ? 0 : Math.round(people / smallestGroup) * smallestGroup
}

/** A count of people who are all among others that are shown too: never more than those. */
export function inFivesOf(people: number, shownOthers: number): number {
  return Math.min(inFives(people), shownOthers)
}

/** What is shown of a sum over people: their mean, times as many as are shown. Nothing where they are too few. */
export function sumInFives(sum: number, people: number): number {
  return people < smallestGroup ? 0 : Math.round((sum / people) * inFives(people))
}

type Rest = {
  /** What came together over all parts that are too small to be shown. */
  count: number
  /** How many different people are behind it. */
  people: number
  /** How many parts are not shown, also because nobody is in them. */
  hidden: number
}

/**
 * What is shown of the parts of a whole that are each too small. A whole is the sum of what is shown of its parts and of this, so that
 * nothing follows by taking parts from it. Never more than all hidden parts but one could hold: of none of them it shows that there was
 * anybody.
 */
export function restInFives({ count, people, hidden }: Rest): number {
  if (people < smallestGroup) return 0
  const most = (smallestGroup - 1) * Math.max(0, hidden - 1)
  return inFives(Math.floor(Math.min(count, most) / smallestGroup) * smallestGroup)
}

/** How many people got as far as each part of a strip, the cover first, from how many got no further than each. */
export function reachedInFives(endedAt: readonly number[]): number[] {
  const reached = endedAt.map((_none, at) => inFives(endedAt.slice(at).reduce((sum, people) => sum + people, 0)))
  const end = reached.indexOf(0)
  return end < 0 ? reached : reached.slice(0, end)
}
