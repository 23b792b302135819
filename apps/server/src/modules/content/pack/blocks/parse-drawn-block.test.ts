import { describe, expect, it } from "vitest"
import { fenced, findProblems, readText } from "../../../../../test/fenced-text.ts"

const map = [
  "title: Two ways home",
  "words: A map of the South Pacific with two numbers on it.",
  "region: { west: -172, south: -77, east: -62, north: -8 }",
  "places:",
  "  - { label: Point Nemo, at: [-48.9, -123.4], text: Nothing marks it. }",
  "  - { label: Chile, countries: [CL], value: 3 }",
  "unit: islets",
  "routes:",
  "  - [[-48.9, -123.4], [-24.7, -124.8]]",
]

describe("a map", () => {
  it("is drawn as it is read", () => {
    const [block] = readText(fenced("map", ...map)).blocks
    expect(block).toMatchObject({
      type: "map",
      title: "Two ways home",
      places: [
        { label: "Point Nemo", text: "Nothing marks it.", area: "", shade: null },
        { label: "Chile: 3\u00a0islets", text: "", shade: 1 },
      ],
    })
    if (block?.type !== "map") throw new Error("It is no map.")
    expect(block.land).toMatch(/^M/)
    expect(block.routes).toHaveLength(1)
    expect(block.places[1]?.area).toMatch(/^M.*z$/)
  })

  it("is one of the world where no region is named", () => {
    const lines = map.filter((line) => !line.startsWith("region"))
    expect(readText(fenced("map", ...lines)).problems).toEqual([])
  })

  it.each([
    ["at: [-48.9, -123.4]", "at: [48.9, 12.4]", "25: map: `places[1]` lies outside the map: see `region`"],
    ["at: [-48.9, -123.4]", "at: [-123.4, -48.9]", "25: map: `places[1].at[1]` must be a latitude, from -90 to 90"],
    ["at: [-48.9, -123.4]", "at: somewhere", "25: map: `places[1].at` must be a list"],
    ["at: [-48.9, -123.4], ", "", "25: map: `places[1]` needs `at`, or `countries`"],
    ["[CL]", "[XX]", "26: map: `places[2].countries[1]` is not a two-letter country code (ISO 3166)"],
    ["countries: [CL]", "at: [-20, -90]", "26: map: `places[2].value` only shades countries, and there are none"],
    ["label: Chile", "label: point nemo", "26: map: `places[2].label` is the same as another label"],
    [
      "countries: [CL], value: 3",
      "at: [-48.8, -123]",
      "26: map: `places[2]` overlaps `places[1]`: make the region smaller, or merge the two places",
    ],
    ["north: -8", "north: -80", "23: map: `region.north` must be north of `south`"],
    ["words: A map of the South Pacific with two numbers on it.\n", "", "21: map: `words` is missing"],
    ["[-24.7, -124.8]]", "[-24.7, -190]]", "29: map: `routes[1][2][2]` must be a longitude, from -180 to 180"],
  ])("%j → %j: %s", (from, to, message) => expect(findProblems("map", map, from, to)).toContain(message))
})

const diagram = [
  "title: How it turns back",
  "words: A beam comes down, meets a level mirror and leaves.",
  "height: 200",
  "shapes:",
  "  - { line: [20, 180, 300, 180], look: thick }",
  "steps:",
  "  - label: Down",
  "    text: Nobody has aimed it.",
  "    shapes:",
  "      - { arrow: [20, 20, 160, 180], tone: bright }",
  "  - label: Up",
  "    shapes:",
  "      - { text: up, at: [250, 40] }",
]

describe("a diagram", () => {
  it("is read with each shape as a path", () => {
    const [block] = readText(fenced("diagram", ...diagram)).blocks
    expect(block).toMatchObject({
      type: "diagram",
      width: 320,
      height: 200,
      shapes: [{ d: "M20 180L300 180", look: "thick", tone: "plain" }],
      steps: [
        { label: "Down", text: "Nobody has aimed it.", shapes: [{ look: "line", tone: "bright" }] },
        { label: "Up", text: "", shapes: [{ text: "up", x: 250, y: 40, tone: "plain" }] },
      ],
    })
  })

  it.each([
    ["height: 200", "height: 900", "23: diagram: `height` must be 120 to 400; the width is 320"],
    [
      "{ line: [20, 180, 300, 180], look: thick }",
      "{ look: thick }",
      "25: diagram: `shapes[1]` must be one of line, curve, arrow, area, box, circle, text",
    ],
    [
      "line: [20, 180, 300, 180]",
      "line: [20, 180, 300]",
      "25: diagram: `shapes[1].line` must list x and y of each point",
    ],
    ["line: [20, 180, 300, 180]", "box: [20, 180, 0, 1]", "25: diagram: `shapes[1].box[3]`"],
    ["line: [20, 180, 300, 180]", "path: M0 0", "25: diagram: unknown field `shapes[1].path`"],
    ["line: [20, 180, 300, 180]", "line: [20, 180, 400, 180]", "25: diagram: `shapes[1]` lies outside the drawing"],
    ["look: thick", "look: fat", "25: diagram: `shapes[1].look` must be line, thick, dashed or filled"],
    ["text: up, at: [250, 40]", "text: up", "33: diagram: `steps[2].shapes[1].at` is missing: the centre of the text"],
    [
      "text: up,",
      "text: up and away and up,",
      "33: diagram: `steps[2].shapes[1].text` must have at most 12 characters",
    ],
    ["label: Up", "label: down", "31: diagram: `steps[2].label` is the same as another label"],
  ])("%j → %j: %s", (from, to, message) =>
    expect(findProblems("diagram", diagram, from, to).join("\n")).toContain(message),
  )
})
