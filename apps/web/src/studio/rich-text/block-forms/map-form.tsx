import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../kit/document-fields.tsx"
import { type BlockType, type FieldType, line, list, number, optional, record, rows } from "./field-types.ts"
import { isEmptyRow, numberIn, oneLine, problemsIn } from "./problems.ts"
import { Group, RowsField } from "./rows.tsx"
import { inOneLine, listIn, UnknownToForm } from "./yaml.ts"

/** Degrees as typed. All empty means the world. */
type MapRegion = Readonly<Record<"west" | "south" | "east" | "north", string>>

/** `at` is a latitude and a longitude as copied from maps; `countries` are ISO codes. */
export type MapPlace = { label: string; at: string; countries: string; value: string; text: string }

/** Points, one per line. */
type MapRoute = { points: string }

export type MapValues = {
  title: string
  words: string
  unit: string
  region: MapRegion
  places: readonly MapPlace[]
  routes: readonly MapRoute[]
}

const longitude = number({ least: -180, most: 180 })
const latitude = number({ least: -90, most: 90 })

/** The smallest extent of a map, in degrees. */
const leastDegrees = 0.5

const sides = record<MapRegion>({ west: longitude, south: latitude, east: longitude, north: latitude })

const region: FieldType<MapRegion> = {
  ...sides,
  write: (values) => (isEmptyRow(values) ? undefined : inOneLine(sides.write(values))),
  check: (values) => {
    if (isEmptyRow(values)) return null
    const apart = (one: string, other: string) => (numberIn(one) ?? 0) - (numberIn(other) ?? 0)
    const isNarrow = Math.abs(apart(values.east, values.west)) < leastDegrees
    const isLow = apart(values.north, values.south) < leastDegrees
    return problemsIn(
      {
        east: isNarrow ? t`Must be at least half a degree from the west.` : null,
        north: isLow ? t`Must be at least half a degree above the south.` : null,
      },
      sides.check(values),
    )
  },
}

/** Latitude and longitude in degrees. */
const point: FieldType<string> = {
  read: (yaml, name) => {
    const degrees = list.read(yaml, name)
    if (degrees.length !== 2) throw new UnknownToForm(t`Its “${name}” is not a latitude and a longitude.`)
    return degrees.join(", ")
  },
  write: (value) => wordsIn(value).map(number().write),
  check: (value) => {
    const [north, east, ...more] = wordsIn(value).map(numberIn)
    if (typeof north !== "number" || typeof east !== "number" || more.length > 0)
      return t`Enter a latitude and a longitude, such as 53.15, 2.1.`
    if (Math.abs(north) > 90) return t`A latitude is between -90 and 90.`
    return Math.abs(east) > 180 ? t`A longitude is between -180 and 180.` : null
  },
}

const countries: FieldType<string> = {
  read: (yaml, name) => list.read(yaml, name).join(", "),
  write: (value) => {
    const codes = wordsIn(value.toUpperCase())
    return codes.length > 0 ? codes : undefined
  },
  check: (value) => {
    const codes = wordsIn(value)
    const unknown = codes.find((code) => !/^[a-z]{2}$/i.test(code))
    if (unknown !== undefined) return t`“${unknown}” is not a two-letter country code.`
    const { most } = blockLimits.countries
    return codes.length > most ? t`There can be at most ${most} countries.` : null
  },
}

const placeFields = record<MapPlace>({
  label: line(blockLimits.stepLabel, t`Enter a label.`),
  at: optional(point),
  countries,
  value: optional(number()),
  text: optional(line(blockLimits.stepText)),
})

/** Whether a place lies on the map is found when it is drawn. */
const place: FieldType<MapPlace> = {
  ...placeFields,
  check: (values) => {
    const isCountry = wordsIn(values.countries).length > 0
    const isPoint = oneLine(values.at) !== ""
    return problemsIn(placeFields.check(values), {
      at: isPoint || isCountry ? null : t`Enter where it is, or its countries.`,
      value: isCountry || oneLine(values.value) === "" ? null : t`Only countries can be shaded.`,
    })
  },
}

const route: FieldType<MapRoute> = {
  read: (yaml, name) => ({
    points: listIn(yaml, name)
      .map((each) => point.read(each, name))
      .join("\n"),
  }),
  write: ({ points }) => linesIn(points).map(point.write),
  check: ({ points }) => {
    const lines = linesIn(points)
    const { least, most } = blockLimits.routePoints
    if (lines.length < least || lines.length > most)
      return { points: t`A route needs ${least} to ${most} points; it has ${lines.length}.` }
    return { points: lines.map(point.check).find((problem) => problem !== null) ?? null }
  },
}

const routes: FieldType<readonly MapRoute[]> = {
  ...rows(route),
  read: (yaml, name) => listIn(yaml, name).map((each) => route.read(each, name)),
  write: (all) => (all.every(isEmptyRow) ? undefined : rows(route).write(all)),
}

const fields = record<MapValues>({
  title: line(blockLimits.title, t`Enter a title.`),
  words: line(blockLimits.words, t`Describe it for people who can’t see it.`),
  region,
  unit: optional(line(blockLimits.unit)),
  places: rows(place, blockLimits.places),
  routes,
})

export const mapForm: BlockType<MapValues> = { ...fields, Fields: MapFields }

/** Splits degrees or countries at commas and spaces. */
function wordsIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((word) => word !== "")
}

function linesIn(text: string): string[] {
  return text.split("\n").filter((each) => each.trim() !== "")
}

function MapFields() {
  return (
    <>
      <TextField path="title" label="Title" most={blockLimits.title.most} />
      <Group
        legend="Part of the world"
        hint="In degrees; west and south are negative. Leave empty for the whole world."
      >
        <div className="block-form-numbers">
          <TextField path={["region", "west"]} label="West" />
          <TextField path={["region", "east"]} label="East" />
          <TextField path={["region", "south"]} label="South" />
          <TextField path={["region", "north"]} label="North" />
        </div>
      </Group>
      <RowsField<MapPlace>
        path="places"
        legend="Places"
        hint="In the order readers step through them."
        empty={place.read(null, "")}
        most={blockLimits.places.most}
        className="block-form-part"
        nameOf={({ label }) => label}
      >
        {(_, at) => (
          <Group legend={`Place ${at + 1}`}>
            <TextField path="label" label="Label" most={blockLimits.stepLabel.most} />
            <div className="block-form-places grid items-start gap-3">
              <TextField path="at" label="Latitude, longitude" hint="For example 53.15, 2.1" />
              <TextField path="countries" label="Or countries" hint="Two-letter codes: GB, IE" />
              <TextField path="value" label="Their value" hint="Shades them. Optional." />
            </div>
            <TextField path="text" label="Text" most={blockLimits.stepText.most} rows={2} hint="Optional." />
          </Group>
        )}
      </RowsField>
      <RowsField<MapRoute>
        path="routes"
        legend="Routes"
        hint="Shortest paths on the globe between points. Optional."
        empty={{ points: "" }}
        least={0}
        most={blockLimits.routes.most}
        className="block-form-part"
      >
        {(_, at) => (
          <TextField
            path="points"
            label={`Route ${at + 1}`}
            rows={3}
            hasLines
            hint="Latitude and longitude, one point per line."
          />
        )}
      </RowsField>
      <TextField path="unit" label="Unit" most={blockLimits.unit.most} hint="Shown after each value. Optional." />
      <TextField
        path="words"
        label="In words"
        most={blockLimits.words.most}
        rows={3}
        hint="Describes it for people who can’t see it."
      />
    </>
  )
}
