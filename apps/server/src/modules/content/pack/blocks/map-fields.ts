import { blockLimits } from "@confetti/domain/tile/block-limits"
import { mapWidth } from "@confetti/domain/tile/map-width"
import { z } from "zod"
import { type Say, t } from "../../../../platform/words/say.ts"
import { drawMap } from "../../map/draw-map.ts"
import { wholeWorld } from "../../map/map-frame.ts"
import { type LonLat, readWorld } from "../../map/read-world.ts"
import { atLeast, atMost, error, issueOf, tupleOf } from "../refinements.ts"
import { blockNumber } from "./block-number.ts"
import { blockText } from "./block-text.ts"
import { stepLabel, stepText, uniqueLabels } from "./step-fields.ts"
import { unitField } from "./unit-field.ts"

const { places, countries, routes, routePoints } = blockLimits

const latitude = z.number().refine((degrees) => Math.abs(degrees) <= 90, error(t`must be a latitude, from -90 to 90`))
const longitude = z
  .number()
  .refine((degrees) => Math.abs(degrees) <= 180, error(t`must be a longitude, from -180 to 180`))

/** Written as latitude and longitude, stored as longitude and latitude. */
const coordinates = tupleOf([latitude, longitude], t`must be \`[latitude, longitude]\`, in degrees`).transform(
  ([lat, lon]): LonLat => [lon, lat],
)

const country = z
  .string()
  .refine((code) => Object.hasOwn(readWorld().countries, code), error(t`is not a two-letter country code (ISO 3166)`))

const place = z
  .strictObject({
    label: stepLabel,
    text: stepText,
    at: coordinates.optional(),
    countries: z.array(country).min(countries.least).max(countries.most).optional(),
    value: blockNumber.optional(),
  })
  .refine(({ at, countries: codes }) => at ?? codes, error(t`needs \`at\`, or \`countries\``))
  .refine(({ value, countries: codes }) => value === undefined || codes, {
    path: ["value"],
    ...error(t`only shades countries, and there are none`),
  })

const region = z
  .strictObject({ west: longitude, south: latitude, east: longitude, north: latitude })
  .refine(({ south, north }) => north - south >= 0.5, { path: ["north"], ...error(t`must be north of \`south\``) })
  .refine(({ west, east }) => Math.abs(east - west) >= 0.5, { path: ["east"], ...error(t`must be east of \`west\``) })

const fields = z.strictObject({
  title: blockText(blockLimits.title),
  words: blockText(blockLimits.words),
  region: region.optional(),
  unit: unitField,
  places: z
    .array(place)
    .check(atLeast(places.least, t`needs at least one place`))
    .check(atMost(places.most, t`can have at most ${places.most} places`))
    .superRefine(uniqueLabels),
  routes: z
    .array(z.array(coordinates).min(routePoints.least).max(routePoints.most))
    .check(atMost(routes.most, t`can have at most ${routes.most} routes`))
    .optional(),
})

/** Numbers nearer than this, in units of the map, overlap on a small phone. */
const apart = 30

/** Maps are drawn on import: browsers get paths and project nothing. */
export const mapFields = fields.transform((map, context) => {
  const drawn = drawMap(map.region ?? wholeWorld, map.places.map(markedOf), map.routes ?? [])
  const shadeOf = shades(map.places.flatMap(({ value }) => value ?? []))
  const complain = (at: number, say: Say) =>
    context.addIssue({ ...issueOf(say, ["places", at]), input: map.places[at] })
  for (const [at, { x, y }] of drawn.marks.entries()) {
    if (!(x >= 0 && x <= mapWidth && y >= 0 && y <= drawn.height)) complain(at, t`lies outside the map: see \`region\``)
    const other = drawn.marks.findIndex((mark) => Math.hypot(mark.x - x, mark.y - y) < apart)
    if (other < at && other >= 0)
      complain(at, t`overlaps \`places[${other + 1}]\`: make the region smaller, or merge the two places`)
  }
  return {
    title: map.title,
    words: map.words,
    height: drawn.height,
    land: drawn.land,
    routes: drawn.routes,
    places: map.places.map(({ label, text, value }, at) => {
      const { x = 0, y = 0, area = "" } = drawn.marks[at] ?? {}
      const measured = value === undefined ? label : `${label}: ${value}${map.unit && `\u00a0${map.unit}`}`
      return { label: measured, text, x, y, area, shade: value === undefined ? null : shadeOf(value) }
    }),
  }
})

const markedOf = ({ at, countries: codes = [] }: { at?: LonLat | undefined; countries?: string[] | undefined }) => ({
  at,
  countries: codes,
})

/** Scales values to 0 to 1; equal values become 1. */
function shades(values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return (value) => (most === least ? 1 : Math.round(((value - least) / (most - least)) * 100) / 100)
}
