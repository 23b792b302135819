export type Point = readonly [number, number]
export type Box = { left: number; right: number; low: number; high: number }

/** Clips an area to a box (I. Sutherland and G. Hodgman, 1974). Cut edges follow the box. */
export function clipRing(ring: readonly Point[], { left, right, low, high }: Box): Point[] {
  const cut = (points: readonly Point[], axis: 0 | 1, limit: number, sign: 1 | -1): Point[] =>
    points.flatMap((point, at) => {
      const before = points.at(at - 1) ?? point
      const [isIn, wasIn] = [(point[axis] - limit) * sign >= 0, (before[axis] - limit) * sign >= 0]
      if (isIn === wasIn) return isIn ? [point] : []
      const share = (limit - before[axis]) / (point[axis] - before[axis])
      const other = before[(1 - axis) as 0 | 1] + share * (point[(1 - axis) as 0 | 1] - before[(1 - axis) as 0 | 1])
      const edge: Point = axis === 0 ? [limit, other] : [other, limit]
      return isIn ? [edge, point] : [edge]
    })
  return cut(cut(cut(cut(ring, 0, left, 1), 0, right, -1), 1, low, 1), 1, high, -1)
}
