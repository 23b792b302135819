/** So far ahead is looked for how much of a category somebody would see. */
export const lookAhead = 20
/** Of four tiles one stays. It comes a little early, so that it is among the twenty somebody counts. */
const oneOf = 4
const earlier = 0.8
/** However many there were: no more than about one in twenty stays. */
const closest = 16

/**
 * For each category somebody wants less of, how many places are to lie between two of its tiles: four times as many as there would be.
 * `ahead` holds the categories of the places that would come without the wish.
 */
export function keepApart(less: ReadonlySet<number>, ahead: readonly number[]): Map<number, number> {
  const apartOf = (category: number): number => {
    const count = ahead.filter((each) => each === category).length
    return Math.max(closest, Math.round((earlier * oneOf * lookAhead) / Math.max(1, count)))
  }
  return new Map(Array.from(less, (category) => [category, apartOf(category)]))
}
