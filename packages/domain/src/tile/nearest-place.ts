type Place = { x: number; y: number }

export function nearestPlace(places: readonly Place[], to: Place): number {
  const distances = places.map(({ x, y }) => Math.hypot(x - to.x, y - to.y))
  return distances.indexOf(Math.min(...distances))
}
