type Place = { x: number; y: number }

/** Which of the places on a map is nearest to where somebody points: fingers are wider than places are apart. */
export function nearestPlace(places: readonly Place[], to: Place): number {
  const distances = places.map(({ x, y }) => Math.hypot(x - to.x, y - to.y))
  return distances.indexOf(Math.min(...distances))
}
