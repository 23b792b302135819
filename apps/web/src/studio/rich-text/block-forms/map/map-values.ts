import { t } from "@confetti/domain/messages/t"
import { givenNumber } from "../given-number.ts"
import { isEmptyRow } from "../is-empty-row.ts"
import { oneLine } from "../one-line.ts"
import { type Reading, readBlock } from "../read-block.ts"
import { inOneLine, writeBlock } from "../write-block.ts"
import { writtenNumber } from "../written-number.ts"
import { fieldsOf, listOf, textOf, UnknownToForm } from "../yaml-fields.ts"
import { linesIn } from "./lines-in.ts"
import { wordsIn } from "./words-in.ts"

export const sides = ["west", "south", "east", "north"] as const

/** In degrees, as they are typed. With none of them it is the whole world. */
export type MapRegion = Readonly<Record<(typeof sides)[number], string>>

/** `at` is a latitude and a longitude, as maps give them to be copied, and `countries` are two letters each. */
export type MapPlace = { label: string; at: string; countries: string; value: string; text: string }

/** Its points, one a line. */
export type MapRoute = { points: string }

export type MapValues = {
  title: string
  words: string
  unit: string
  region: MapRegion
  places: readonly MapPlace[]
  routes: readonly MapRoute[]
}

export const emptyPlace: MapPlace = { label: "", at: "", countries: "", value: "", text: "" }

export function readMap(yaml: string): Reading<MapValues> {
  return readBlock(yaml, ["title", "words", "region", "unit", "places", "routes"], (fields) => {
    const region = fieldsOf(fields["region"], sides)
    const places = listOf(fields["places"], "places").map(placeOf)
    return {
      title: textOf(fields["title"], "title"),
      words: textOf(fields["words"], "words"),
      unit: textOf(fields["unit"], "unit"),
      region: Object.fromEntries(sides.map((side) => [side, textOf(region[side], side)])) as MapRegion,
      places: places.length > 0 ? places : [emptyPlace],
      routes: listOf(fields["routes"], "routes").map((route) => ({
        points: listOf(route, "routes")
          .map((point) => pointOf(point, "routes"))
          .join("\n"),
      })),
    }
  })
}

function placeOf(place: unknown): MapPlace {
  const { label, at, countries, value, text } = fieldsOf(place, ["label", "at", "countries", "value", "text"])
  return {
    label: textOf(label, "label"),
    at: at === undefined || at === null ? "" : pointOf(at, "at"),
    countries: listOf(countries, "countries")
      .map((country) => textOf(country, "countries"))
      .join(", "),
    value: textOf(value, "value"),
    text: textOf(text, "text"),
  }
}

function pointOf(point: unknown, name: string): string {
  const degrees = listOf(point, name)
  if (degrees.length !== 2) throw new UnknownToForm(t`Its “${name}” is no latitude and longitude.`)
  return degrees.map((degree) => textOf(degree, name)).join(", ")
}

export function writeMap({ title, words, unit, region, places, routes }: MapValues): string {
  const lines = routes.map(({ points }) => linesIn(points)).filter(({ length }) => length > 0)
  return writeBlock({
    title: oneLine(title),
    words: oneLine(words),
    region: isEmptyRow(region)
      ? undefined
      : inOneLine(Object.fromEntries(sides.map((side) => [side, writtenNumber(region[side])]))),
    unit: oneLine(unit) || undefined,
    places: places.filter((place) => !isEmptyRow(place)).map(writtenPlace),
    routes: lines.length > 0 ? lines.map((route) => inOneLine(route.map(writtenPoint))) : undefined,
  })
}

function writtenPlace({ label, at, countries, value, text }: MapPlace) {
  const codes = wordsIn(countries.toUpperCase())
  return inOneLine({
    label: oneLine(label),
    at: oneLine(at) === "" ? undefined : writtenPoint(at),
    countries: codes.length > 0 ? codes : undefined,
    value: givenNumber(value),
    text: oneLine(text) || undefined,
  })
}

function writtenPoint(point: string): (number | string)[] {
  return wordsIn(point).map(writtenNumber)
}
