import type { LonLat } from "./read-world.ts"

const radians = Math.PI / 180

/** A point every so many degrees, so that a route curves as on a globe. */
const degreesApart = 2

export function greatCircle(from: LonLat, to: LonLat): LonLat[] {
  const [a, b] = [vectorOf(from), vectorOf(to)]
  const angle = Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])))
  const steps = Math.max(1, Math.ceil(angle / radians / degreesApart))
  // Opposite places have no shortest route.
  if (Math.sin(angle) < 1e-9) return [from, to]
  return Array.from({ length: steps + 1 }, (_, at): LonLat => {
    const [p, q] = [
      Math.sin((1 - at / steps) * angle) / Math.sin(angle),
      Math.sin((at / steps) * angle) / Math.sin(angle),
    ]
    const [x, y, z] = [a[0] * p + b[0] * q, a[1] * p + b[1] * q, a[2] * p + b[2] * q]
    return [Math.atan2(y, x) / radians, Math.atan2(z, Math.hypot(x, y)) / radians]
  })
}

function vectorOf([lon, lat]: LonLat): [number, number, number] {
  const cos = Math.cos(lat * radians)
  return [cos * Math.cos(lon * radians), cos * Math.sin(lon * radians), Math.sin(lat * radians)]
}
