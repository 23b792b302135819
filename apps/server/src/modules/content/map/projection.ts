import type { LonLat } from "./read-world.ts"

/** A point on a plane, in Earth radii, y upwards. */
export type Plane = readonly [number, number]
export type Project = (place: LonLat) => Plane

const radians = Math.PI / 180

/** Equal Earth (B. Šavrič, T. Patterson and B. Jenny, 2018), for maps of most of the world. `middle` is the central longitude. */
export function equalEarth(middle: number): Project {
  const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796]
  const m = Math.sqrt(3) / 2
  return ([lon, lat]) => {
    const t = Math.asin(m * Math.sin(lat * radians))
    const t2 = t * t
    const t6 = t2 ** 3
    const x = ((lon - middle) * radians * Math.cos(t)) / (m * (a1 + 3 * a2 * t2 + t6 * (7 * a3 + 9 * a4 * t2)))
    return [x, t * (a1 + a2 * t2 + t6 * (a3 + a4 * t2))]
  }
}

/** Lambert azimuthal equal-area projection (J. P. Snyder, Map Projections: A Working Manual, 1987, page 185), for a part of the world. */
export function azimuthal([middle, middleLat]: LonLat): Project {
  const [sin0, cos0] = [Math.sin(middleLat * radians), Math.cos(middleLat * radians)]
  return ([lon, lat]) => {
    const [sin, cos] = [Math.sin(lat * radians), Math.cos(lat * radians)]
    const [sinLon, cosLon] = [Math.sin((lon - middle) * radians), Math.cos((lon - middle) * radians)]
    // The antipode would surround it.
    const k = Math.sqrt(2 / Math.max(1 + sin0 * sin + cos0 * cos * cosLon, 1e-6))
    return [k * cos * sinLon, k * (cos0 * sin - sin0 * cos * cosLon)]
  }
}
