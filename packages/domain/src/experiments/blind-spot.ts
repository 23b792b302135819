/** The usual blind spot begins and ends here, in degrees from the point looked at. */
const edges = { near: 12.7, far: 18.3 } as const

/** The distances at which a dot disappears, in the given unit. */
export type BlindRange = { farthest: number; nearest: number }

/**
 * The distances at which a dot lies entirely in the blind spot of an eye looking at a cross: from the distance of their centres and the
 * dot's radius, in one unit. Null if the dot is too large.
 */
export function blindRange(apart: number, radius: number): BlindRange | null {
  const farthest = (apart - radius) / tangent(edges.near)
  const nearest = (apart + radius) / tangent(edges.far)
  return nearest < farthest ? { farthest, nearest } : null
}

function tangent(degrees: number): number {
  return Math.tan((degrees * Math.PI) / 180)
}
