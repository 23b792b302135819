import { t } from "@confetti/domain/messages/t"
import { isEmptyRow } from "../is-empty-row.ts"
import { numberIn } from "../number-in.ts"
import { rangeFlaw } from "../range-flaw.ts"
import type { MapRegion } from "./map-values.ts"

const [latitude, longitude] = [
  { least: -90, most: 90 },
  { least: -180, most: 180 },
]

/** As little as a map shows, in degrees. */
const leastDegrees = 0.5

export function regionFlaws(region: MapRegion): Record<string, string | null> {
  if (isEmptyRow(region)) return {}
  const { west, south, east, north } = region
  const apart = (one: string, other: string) => (numberIn(one) ?? 0) - (numberIn(other) ?? 0)
  const isLow = apart(north, south) < leastDegrees
  const isNarrow = Math.abs(apart(east, west)) < leastDegrees
  return {
    "region.west": rangeFlaw(west, longitude),
    "region.south": rangeFlaw(south, latitude),
    "region.east": rangeFlaw(east, longitude) ?? (isNarrow ? t`Must be half a degree from the west at least.` : null),
    "region.north": rangeFlaw(north, latitude) ?? (isLow ? t`Must be half a degree above the south at least.` : null),
  }
}
