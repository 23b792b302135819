import type { LonLat } from "./read-world.ts"

/**
 * Simplifies a line (D. Douglas and T. Peucker, 1973): dropped points are within this many degrees of the equator of the result. Both ends
 * stay, so that neighbours still meet.
 */
export function thinLine(line: readonly LonLat[], within: number): LonLat[] {
  const last = line.length - 1
  const stays = new Set([0, last])
  const [first, end] = [line[0], line[last]]
  const isClosed = first !== undefined && end !== undefined && first[0] === end[0] && first[1] === end[1]
  const parts: [number, number][] = isClosed ? closedParts(last, stays) : [[0, last]]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part
    let [far, at] = [within, -1]
    for (let point = from + 1; point < to; point++) {
      const off = offset(line[point] as LonLat, line[from] as LonLat, line[to] as LonLat)
      if (off > far) [far, at] = [off, point]
    }
    if (at < 0) continue
    stays.add(at)
    parts.push([from, at], [at, to])
  }
  return line.filter((_, at) => stays.has(at))
}

/** A closed line has no two distant ends: it is split into three. */
function closedParts(last: number, stays: Set<number>): [number, number][] {
  const [one, other] = [Math.round(last / 3), Math.round((2 * last) / 3)]
  stays.add(one).add(other)
  return [
    [0, one],
    [one, other],
    [other, last],
  ]
}

/** Distance of a point from a line, in degrees of the equator. */
function offset([x, y]: LonLat, [ax, ay]: LonLat, [bx, by]: LonLat): number {
  const shrink = Math.cos((y * Math.PI) / 180)
  const [px, py, dx, dy] = [(x - ax) * shrink, y - ay, (bx - ax) * shrink, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - share * dx, py - share * dy)
}
