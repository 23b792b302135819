/** Where the blind spot of most eyes begins and ends beside what is looked at, in degrees. */
const edges = { near: 12.7, far: 18.3 } as const

/** From how far and from how near a dot is not seen, in the same unit as what is given. */
export type BlindRange = { farthest: number; nearest: number }

/**
 * How far away an eye has to be so that a dot lies wholly in its blind spot while it looks at a cross beside it: the distance between their
 * middles, and the dot's radius, in one unit. Null where the dot is too large for it.
 */
export function blindRange(apart: number, radius: number): BlindRange | null {
  const farthest = (apart - radius) / tangent(edges.near)
  const nearest = (apart + radius) / tangent(edges.far)
  return nearest < farthest ? { farthest, nearest } : null
}

function tangent(degrees: number): number {
  return Math.tan((degrees * Math.PI) / 180)
}
