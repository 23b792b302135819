import { mapWidth } from "@confetti/domain/tile/map-width"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { drawMap } from "./draw-map.ts"
import { type Region, wholeWorld } from "./map-frame.ts"
import { type LonLat, readWorld } from "./read-world.ts"

const draw = (region: Region, at: LonLat[] = [], routes: LonLat[][] = []) =>
  drawMap(
    region,
    at.map((place) => ({ at: place, countries: [] })),
    routes,
  )

/** A part of the world that is neither a sliver nor all of it, anywhere; `east` may lie over the date line. */
const region = fc
  .record({
    west: fc.integer({ min: -180, max: 179 }),
    width: fc.integer({ min: 5, max: 300 }),
    south: fc.integer({ min: -85, max: 60 }),
    rise: fc.integer({ min: 5, max: 25 }),
  })
  .map(({ west, width, south, rise }): Region => {
    const east = west + width
    return { west, south, east: east > 180 ? east - 360 : east, north: south + rise }
  })

/** All points of a path, each of its own. */
function pointsOf(path: string): [number, number][] {
  return path.split(/(?=M)/).flatMap((part) => {
    const [start = "", steps = ""] = part.replace("M", "").replace("z", "").split("l")
    const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number)
    let [x = 0, y = 0] = numbers(start)
    const points: [number, number][] = part === "" ? [] : [[x, y]]
    const moves = numbers(steps)
    for (let at = 0; at < moves.length; at += 2) {
      x += moves[at] ?? 0
      y += moves[at + 1] ?? 0
      points.push([x, y])
    }
    return points
  })
}

describe("a map", () => {
  it("has its land and its places where they can be seen, whatever part of the world it shows", () => {
    fc.assert(
      fc.property(region, ({ west, south, east, north }) => {
        const middle = (west + (east <= west ? east + 360 : east)) / 2
        const lon = middle > 180 ? middle - 360 : middle
        const map = draw({ west, south, east, north }, [[lon, (south + north) / 2]])
        expect(map.height).toBeGreaterThanOrEqual(0.54 * mapWidth)
        expect(map.height).toBeLessThanOrEqual(1.11 * mapWidth)
        for (const [x, y] of pointsOf(map.land)) {
          expect(x).toBeGreaterThanOrEqual(-9)
          expect(x).toBeLessThanOrEqual(mapWidth + 9)
          expect(y).toBeGreaterThanOrEqual(-9)
          expect(y).toBeLessThanOrEqual(map.height + 9)
        }
        const [{ x, y } = { x: -1, y: -1 }] = map.marks
        expect(Math.abs(x - mapWidth / 2)).toBeLessThanOrEqual(1)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(map.height)
      }),
      { numRuns: 15 },
    )
  })

  it("has north above and east at the right", () => {
    const [oslo, rome, athens] = draw({ west: -10, south: 35, east: 30, north: 62 }, [
      [10.75, 59.9],
      [12.5, 41.9],
      [23.7, 38],
    ]).marks
    expect(oslo?.y).toBeLessThan(rome?.y ?? 0)
    expect(rome?.x).toBeLessThan(athens?.x ?? 0)
  })

  it("of all the world weighs little, and has no line right across it", () => {
    const { land } = draw(wholeWorld)
    expect(land.length).toBeLessThan(14_000)
    const points = pointsOf(land)
    for (const part of land.split(/(?=M)/)) {
      const xs = pointsOf(part).map(([x]) => x)
      // The whole of Asia, Europe and Africa, and no ring that jumps from one end to the other.
      expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(0.95 * mapWidth)
    }
    expect(points.length).toBeGreaterThan(500)
  })

  it("parts a way that leaves it on one side and comes back on the other", () => {
    const tokyoToLima: LonLat[] = [
      [139.7, 35.7],
      [-77, -12],
    ]
    const parts = (shown: Region) => draw(shown, [], [tokyoToLima]).routes[0]?.match(/M/g)?.length
    expect(parts(wholeWorld)).toBe(2)
    expect(parts({ west: 100, south: -58, east: -60, north: 60 })).toBe(1)
  })

  it("puts the number of a country on its largest part", () => {
    const { marks } = drawMap(wholeWorld, [{ countries: ["US"] }], [])
    const [kansas] = draw(wholeWorld, [[-98, 39]]).marks
    expect(Math.hypot((marks[0]?.x ?? 0) - (kansas?.x ?? 0), (marks[0]?.y ?? 0) - (kansas?.y ?? 0))).toBeLessThan(60)
    expect(marks[0]?.area).toMatch(/^M.*z$/)
  })
})

it("the world has a name for nearly every country, and a coast for each", () => {
  const { countries, lines } = readWorld()
  expect(Object.keys(countries).length).toBeGreaterThan(230)
  for (const rings of Object.values(countries))
    for (const ring of rings) for (const line of ring) expect(lines[line < 0 ? ~line : line]?.length).toBeGreaterThan(1)
})
