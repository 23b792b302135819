import { mapWidth } from "@confetti/domain/tile/map-width"
import type { Box, Point } from "./clip-ring.ts"
import { azimuthal, equalEarth, type Project } from "./projection.ts"
import type { LonLat } from "./read-world.ts"

/** A map's extent, in degrees. `east` is less than `west` across the date line. */
export type Region = { west: number; south: number; east: number; north: number }

export const wholeWorld: Region = { west: -180, south: -58, east: 180, north: 82 }

/** A wider region, in degrees, is shown as a world map. */
const widest = 140

/** Height in widths: other maps get more sea around. */
const shape = { least: 0.55, most: 1.1 }

export type MapFrame = {
  /** In units of the drawing. */
  height: number
  /** A place in units of the drawing, x from the left and y from the top. */
  place: (place: LonLat) => Point
  /** A longitude shifted by full turns to be nearest to the map's centre. */
  turned: (lon: number) => number
  /** The drawable area, in degrees; longitudes as `turned`. */
  drawable: Box
  /** A degree of the equator in units of the drawing. Both projections keep areas, so it is similar everywhere. */
  degree: number
}

export function mapFrame({ west, south, east, north }: Region): MapFrame {
  const right = east <= west ? east + 360 : east
  const [middle, middleLat] = [(west + right) / 2, (south + north) / 2]
  const isWorld = right - west > widest
  const project: Project = isWorld ? equalEarth(middle) : azimuthal([middle, middleLat])
  const edges = edgeOf({ left: west, right, low: south, high: north }).map(project)
  const [xs, ys] = [edges.map(([x]) => x), edges.map(([, y]) => y)]
  let [left, bottom, width, rise] = [Math.min(...xs), Math.min(...ys), 0, 0]
  width = Math.max(...xs) - left
  rise = Math.max(...ys) - bottom
  if (rise / width > shape.most) {
    left -= (rise / shape.most - width) / 2
    width = rise / shape.most
  } else if (rise / width < shape.least) {
    bottom -= (width * shape.least - rise) / 2
    rise = width * shape.least
  }
  const scale = mapWidth / width
  const reach = isWorld ? 180 : 120
  return {
    height: Math.round(rise * scale),
    place: (place) => {
      const [x, y] = project(place)
      return [(x - left) * scale, (bottom + rise - y) * scale]
    },
    turned: (lon) => middle + ((((lon - middle + 180) % 360) + 360) % 360) - 180,
    drawable: { left: middle - reach, right: middle + reach, low: -90, high: 90 },
    degree: (scale * Math.PI) / 180,
  }
}

function edgeOf({ left, right, low, high }: Box): LonLat[] {
  return Array.from({ length: 25 }, (_, at) => at / 24).flatMap((share): LonLat[] => {
    const [lon, lat] = [left + (right - left) * share, low + (high - low) * share]
    return [
      [lon, low],
      [lon, high],
      [left, lat],
      [right, lat],
      [lon, (low + high) / 2],
      [(left + right) / 2, lat],
    ]
  })
}
