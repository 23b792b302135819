import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { iso31661NumericToAlpha2 } from "iso-3166"
import { thinLine } from "../apps/server/src/modules/content/map/thin-line.ts"

/**
 * Makes the world that maps are drawn from, out of Natural Earth's countries at 1:50 million (public domain) as `world-atlas` has them. Each
 * stretch of coast or border stands there once, thinned out to what can be seen on a phone.
 */

type Ring = number[]
type Geometry =
  | { type: "Polygon"; arcs: Ring[]; id?: string; properties?: { name: string } }
  | { type: "MultiPolygon"; arcs: Ring[][]; id?: string; properties?: { name: string } }
type Topology = {
  arcs: [number, number][][]
  transform: { scale: [number, number]; translate: [number, number] }
  objects: { countries: { geometries: Geometry[] }; land: { geometries: Geometry[] } }
}

/** Places of the grid in a degree. */
const grid = 50
/** How far a coast may be off, in degrees of the equator. */
const within = 0.03
/** The smallest island that is kept, in square degrees of the equator. A country keeps its largest, whatever its size. */
const leastIsland = 0.008

const root = join(import.meta.dirname, "..")
const topology = JSON.parse(
  readFileSync(new URL(import.meta.resolve("world-atlas/countries-50m.json")), "utf8"),
) as Topology

/** ISO 3166 has no code for Kosovo; XK is the one in use. */
const codes: Record<string, string> = { ...iso31661NumericToAlpha2 }
const codeOf = ({ id, properties }: Geometry) => (id ? codes[id] : properties?.name === "Kosovo" ? "XK" : undefined)

const { scale, translate } = topology.transform
const arcs = topology.arcs.map((arc) => {
  let [x, y, turns] = [0, 0, 0]
  return arc.map(([dx, dy], at): [number, number] => {
    x += dx
    y += dy
    // Over the date line the numbers jump, and the coast does not.
    if (at > 0 && Math.abs(dx * scale[0]) > 180) turns -= Math.sign(dx)
    return [x * scale[0] + translate[0] + turns * 360, y * scale[1] + translate[1]]
  })
})

const polygonsOf = (geometry: Geometry) => (geometry.type === "Polygon" ? [geometry.arcs] : geometry.arcs)
const ringsOf = (geometry: Geometry) => polygonsOf(geometry).flat()
const pointsOf = (ring: Ring) => ring.flatMap((arc) => (arc < 0 ? (arcs[~arc] ?? []).toReversed() : (arcs[arc] ?? [])))

/** In square degrees of the equator, near enough for what is small. */
function areaOf(ring: Ring): number {
  const points = pointsOf(ring)
  const [left, low] = points[0] ?? [0, 0]
  const sum = points.reduce((total, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    return total + (x - left) * (nextY - low) - (nextX - left) * (y - low)
  }, 0)
  return (Math.abs(sum) / 2) * Math.cos((low * Math.PI) / 180)
}

const kept = new Set<string>()
const keyOf = (ring: Ring) =>
  ring
    .map((arc) => (arc < 0 ? ~arc : arc))
    .toSorted((one, other) => one - other)
    .join()
for (const country of topology.objects.countries.geometries) {
  const rings = ringsOf(country).toSorted((one, other) => areaOf(other) - areaOf(one))
  for (const [at, ring] of rings.entries()) if (at === 0 || areaOf(ring) >= leastIsland) kept.add(keyOf(ring))
}

/** Which arcs are written, and their new numbers. */
const numbers = new Map<number, number>()
const numberOf = (arc: number): number => {
  const old = arc < 0 ? ~arc : arc
  const number = numbers.get(old) ?? numbers.size
  numbers.set(old, number)
  return arc < 0 ? ~number : number
}
const renumbered = (rings: Ring[]) => rings.map((ring) => ring.map(numberOf))

const land = renumbered(
  topology.objects.land.geometries.flatMap(ringsOf).filter((ring) => ring.length > 1 || kept.has(keyOf(ring))),
)
const countries: Record<string, number[][]> = {}
for (const country of topology.objects.countries.geometries) {
  const code = codeOf(country)
  if (code)
    countries[code] = [
      ...(countries[code] ?? []),
      ...renumbered(ringsOf(country).filter((ring) => kept.has(keyOf(ring)))),
    ]
}
const written = [...numbers.keys()].map((old) => {
  let [x, y] = [0, 0]
  return thinLine(arcs[old] ?? [], within)
    .map(([lon, lat]) => {
      const [toX, toY] = [Math.round(lon * grid), Math.round(lat * grid)]
      const step = [toX - x, toY - y]
      ;[x, y] = [toX, toY]
      return step
    })
    .filter(([dx, dy], at) => at === 0 || dx !== 0 || dy !== 0)
    .flat()
})

/** Numbers as one text each: a formatter would give them a line each. */
const texts = (rows: number[][]) => rows.map((row) => row.join(" "))
const sorted = Object.entries(countries).toSorted(([one], [other]) => (one < other ? -1 : 1))
const world = {
  grid,
  land: texts(land),
  countries: Object.fromEntries(sorted.map(([code, rings]) => [code, texts(rings)])),
  lines: texts(written),
}
const file = join(root, "apps/server/src/modules/content/map/world.json")
writeFileSync(file, `${JSON.stringify(world, null, 2)}\n`)
execFileSync("biome", ["format", "--write", file])
const points = written.reduce((sum, arc) => sum + arc.length / 2, 0)
console.log(`${sorted.length} countries, ${written.length} lines, ${points} points`)
