import { readFileSync } from "node:fs"
import { join } from "node:path"

/** Longitude and latitude, in degrees. */
export type LonLat = readonly [number, number]

/** A closed line as indices of stretches: `~3` is the third one reversed. */
export type Ring = readonly number[]

/** Coasts and borders of Natural Earth: each stretch is stored once, whichever areas share it. */
export type World = {
  land: readonly Ring[]
  countries: Readonly<Record<string, readonly Ring[]>>
  lines: readonly LonLat[][]
}

/** Numbers are stored as one text for each line or ring. */
type WorldFile = { grid: number; land: string[]; countries: Record<string, string[]>; lines: string[] }

let world: World | undefined

/** Reads the file of `tools/draw-world.ts` when the first map is drawn: most packs have none. */
export function readWorld(): World {
  world ??= decode(JSON.parse(readFileSync(join(import.meta.dirname, "world.json"), "utf8")) as WorldFile)
  return world
}

function decode({ grid, land, countries, lines }: WorldFile): World {
  return {
    land: land.map(numbersOf),
    countries: Object.fromEntries(Object.entries(countries).map(([code, rings]) => [code, rings.map(numbersOf)])),
    lines: lines.map((line) => pointsOf(numbersOf(line), grid)),
  }
}

const numbersOf = (text: string): number[] => text.split(" ").map(Number)

/** Decodes a line: differences from point to point, in parts of a degree. */
function pointsOf(steps: readonly number[], grid: number): LonLat[] {
  const points: LonLat[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    points.push([x / grid, y / grid])
  }
  return points
}
