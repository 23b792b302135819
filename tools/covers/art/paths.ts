import { at } from "./sketch.ts"

export type Point = readonly [x: number, y: number]

/** Straight lines through the points. */
export const polyline = (points: readonly Point[], closed = false): string =>
  `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}${closed ? "Z" : ""}`

/** A curve that passes near the points: quadratic arcs between the middles of its sides. Cheap to write and always smooth. */
export const smooth = (points: readonly Point[], closed = false): string => {
  const count = points.length
  const get = (index: number): Point => points[((index % count) + count) % count] as Point
  if (count < 3) return polyline(points, closed)
  const middle = (a: Point, b: Point) => `${at((a[0] + b[0]) / 2)} ${at((a[1] + b[1]) / 2)}`
  const bend = (index: number) => `Q${at(get(index)[0])} ${at(get(index)[1])} ${middle(get(index), get(index + 1))}`
  if (closed) return `M${middle(get(-1), get(0))}${points.map((_, index) => bend(index)).join("")}Z`
  const last = get(count - 1)
  const inner = Array.from({ length: count - 2 }, (_, index) => bend(index + 1)).join("")
  return `M${at(get(0)[0])} ${at(get(0)[1])}${inner}L${at(last[0])} ${at(last[1])}`
}

/** A point at an angle in degrees (0 is right, 90 is down). */
export const polar = (x: number, y: number, radius: number, degrees: number): Point => {
  const radians = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)]
}

/** A slice of a ring, from one angle to another; from the centre when `inner` is 0. */
export const wedge = (x: number, y: number, inner: number, outer: number, from: number, to: number): string => {
  const large = Math.abs(to - from) > 180 ? 1 : 0
  const p = (radius: number, degrees: number) => polar(x, y, radius, degrees).map(at).join(" ")
  const outside = `M${p(outer, from)}A${at(outer)} ${at(outer)} 0 ${large} 1 ${p(outer, to)}`
  return inner <= 0
    ? `${outside}L${at(x)} ${at(y)}Z`
    : `${outside}L${p(inner, to)}A${at(inner)} ${at(inner)} 0 ${large} 0 ${p(inner, from)}Z`
}
