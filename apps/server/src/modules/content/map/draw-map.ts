import { mapWidth } from "@confetti/domain/tile/map-width"
import { type Box, clipRing, type Point } from "./clip-ring.ts"
import { greatCircle } from "./great-circle.ts"
import { type MapFrame, mapFrame, type Region } from "./map-frame.ts"
import { pathOfLine, pathOfRings } from "./path-of-rings.ts"
import { type LonLat, readWorld, type Ring, type World } from "./read-world.ts"
import { thinLine } from "./thin-line.ts"

/** Marks on a map: a place, countries by code, or countries with the place of their number. */
export type Marked = { at?: LonLat | undefined; countries: readonly string[] }

export type DrawnMap = {
  height: number
  land: string
  routes: string[]
  /** In the order of the marks: position of the number, and the countries as a path. */
  marks: { x: number; y: number; area: string }[]
}

/** Detail limits: the offset of a coast in units of the drawing, and an island's size in square units. */
const leastSeen = { bend: 1.1, ring: 8 }
/** How far clipped areas reach beyond the edge. */
const beyond = 8

export function drawMap(region: Region, marked: readonly Marked[], routes: readonly (readonly LonLat[])[]): DrawnMap {
  const frame = mapFrame(region)
  const world = readWorld()
  const ringsIn = ringDrawer(world, frame)
  const marks = marked.map(({ at, countries }) => {
    const rings = countries.flatMap((code) => ringsIn(world.countries[code] ?? []))
    const largest = rings.toSorted((one, other) => sizeOf(other) - sizeOf(one))
    const [x, y] = at ? frame.place([frame.turned(at[0]), at[1]]) : middleOf(largest[0] ?? [])
    const seen = largest.filter((ring, order) => order === 0 || sizeOf(ring) >= leastSeen.ring)
    return { x: Math.round(x), y: Math.round(y), area: pathOfRings(seen) }
  })
  return {
    height: frame.height,
    land: pathOfRings(ringsIn(world.land).filter((ring) => sizeOf(ring) >= leastSeen.ring)),
    routes: routes.map((route) => routePath(route, frame)),
    marks,
  }
}

function ringDrawer({ lines }: World, frame: MapFrame): (rings: readonly Ring[]) => Point[][] {
  const thinned = new Map<number, LonLat[]>()
  const lineOf = (number: number): LonLat[] => {
    const at = number < 0 ? ~number : number
    const line = thinned.get(at) ?? thinLine(lines[at] ?? [], leastSeen.bend / frame.degree)
    thinned.set(at, line)
    return number < 0 ? line.toReversed() : line
  }
  const sight: Box = { left: -beyond, right: mapWidth + beyond, low: -beyond, high: frame.height + beyond }
  return (rings) =>
    rings.flatMap((ring) => {
      const points = joined(ring.map(lineOf))
      return [-360, 0, 360].flatMap((turn) => {
        if (points.every(([lon]) => lon + turn < frame.drawable.left || lon + turn > frame.drawable.right)) return []
        const turned = points.map(([lon, lat]): LonLat => [lon + turn, lat])
        const placed = bent(clipRing(turned, frame.drawable)).map(frame.place)
        const seen = clipRing(placed, sight)
        return seen.length > 2 ? [seen] : []
      })
    })
}

/** Joins a ring's lines without a jump at the date line. A ring around a pole is closed there. */
function joined(lines: readonly LonLat[][]): LonLat[] {
  const points: LonLat[] = []
  for (const line of lines) {
    const turn = 360 * Math.round(((points.at(-1)?.[0] ?? 0) - (points.length > 0 ? (line[0]?.[0] ?? 0) : 0)) / 360)
    points.push(...line.map(([lon, lat]): LonLat => [lon + turn, lat]))
  }
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return points
  const pole = first[1] < 0 ? -90 : 90
  return [...points, [last[0], pole], [first[0], pole]]
}

/** Adds points to long edges: a meridian or parallel is curved on the map. */
function bent(ring: readonly LonLat[]): LonLat[] {
  return ring.flatMap((point, at) => {
    const next = ring[(at + 1) % ring.length] ?? point
    const parts = Math.ceil(Math.max(Math.abs(next[0] - point[0]), Math.abs(next[1] - point[1])) / 5)
    return Array.from({ length: Math.max(1, parts) }, (_, part): LonLat => {
      const share = part / Math.max(1, parts)
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
    })
  })
}

/** A route, split where it leaves the map on one side and returns on the other. */
function routePath(route: readonly LonLat[], frame: MapFrame): string {
  const way = route.slice(1).flatMap((to, at) => greatCircle(route[at] as LonLat, to).slice(at === 0 ? 0 : 1))
  const pieces: LonLat[][] = [[]]
  for (const [lon, lat] of way) {
    const point: LonLat = [frame.turned(lon), lat]
    const before = pieces.at(-1)?.at(-1)
    if (before && Math.abs(before[0] - point[0]) > 180) pieces.push([])
    pieces.at(-1)?.push(point)
  }
  return pieces.map((piece) => pathOfLine(piece.map(frame.place))).join("")
}

/** In square units of the drawing. */
function sizeOf(ring: readonly Point[]): number {
  return Math.abs(signedSize(ring))
}

function signedSize(ring: readonly Point[]): number {
  return edgesOf(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay), 0) / 2
}

function middleOf(ring: readonly Point[]): Point {
  const size = signedSize(ring)
  if (size === 0) return ring[0] ?? [Number.NaN, Number.NaN]
  const sum = edgesOf(ring).reduce(
    ([x, y], [[ax, ay], [bx, by]]): Point => {
      const cross = ax * by - bx * ay
      return [x + (ax + bx) * cross, y + (ay + by) * cross]
    },
    [0, 0] as Point,
  )
  return [sum[0] / (6 * size), sum[1] / (6 * size)]
}

function edgesOf(ring: readonly Point[]): [Point, Point][] {
  return ring.map((point, at) => [point, ring[(at + 1) % ring.length] ?? point])
}
