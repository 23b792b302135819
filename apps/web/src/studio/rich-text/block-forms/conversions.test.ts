import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fencedKinds } from "../fenced-kinds.ts"
import { type ChartItem, type ChartValues, readChart, writeChart } from "./chart/chart-values.ts"
import { type ChoiceValues, readChoice, writeChoice } from "./choice/choice-values.ts"
import { type CompareValues, readCompare, writeCompare } from "./compare/compare-values.ts"
import { type GuessValues, readGuess, writeGuess } from "./guess/guess-values.ts"
import { isEmptyRow } from "./is-empty-row.ts"
import { type LinkValues, readLink, writeLink } from "./link/link-values.ts"
import { type MapPlace, type MapValues, readMap, writeMap } from "./map/map-values.ts"
import { oneLine } from "./one-line.ts"
import type { Reading } from "./read-block.ts"
import { readScroll, type ScrollItem, type ScrollValues, writeScroll } from "./scroll/scroll-values.ts"
import { emptyNote, readSound, type SoundNote, type SoundValues, writeSound } from "./sound/sound-values.ts"
import { readTable, type TableValues, writeTable } from "./table/table-values.ts"
import { readTry, type TryValues, writeTry } from "./try/try-values.ts"

/** What YAML has a meaning of its own for, beside anything that can be typed. */
const awkward = fc.constantFrom(
  ..."- a dash|a: b|# none|1|0x10|1e3|true|Yes|null|~|[a, b]|{ a }|a, b|'|\"|*star|&and|!bang".split("|"),
  ..."%|@|`|> more|? what|a #b|---|...|:|-|\\n|<<|=".split("|"),
)
const typed = fc.oneof(fc.string({ unit: "grapheme", maxLength: 20 }), fc.string({ maxLength: 20 }), awkward)
const text = typed.map(oneLine)
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map(String)

const choice: fc.Arbitrary<ChoiceValues> = fc
  .record({ question: text, filled: fc.uniqueArray(text.filter(Boolean), { maxLength: 5 }), at: fc.nat(4), why: text })
  .map(({ question, filled, at, why }) => ({
    question,
    options: [...filled, ...Array.from({ length: Math.max(0, 4 - filled.length) }, () => "")],
    right: at < filled.length ? at : null,
    why,
  }))
const guess: fc.Arbitrary<GuessValues> = fc.record({
  question: text,
  min: number,
  max: number,
  step: number,
  unit: text,
  answer: number,
  why: text,
})
const link: fc.Arbitrary<LinkValues> = fc.record({ tile: text.filter((tile) => !tile.includes("/")), why: text })
const side = fc.record({
  picture: text,
  alt: text,
  label: text,
  size: fc.constant(null),
  isSending: fc.constant(false),
})
const compare: fc.Arbitrary<CompareValues> = fc.record({ before: side, after: side, caption: text })
const tryIt: fc.Arbitrary<TryValues> = fc.record({
  experiment: fc.constantFrom("blind-spot", "cricket-thermometer", "coin-game", "card-check"),
  title: text,
  byHand: text,
})
const table: fc.Arbitrary<TableValues> = fc.integer({ min: 2, max: 5 }).chain((width) => {
  const row = fc.array(text, { minLength: width, maxLength: width })
  const rows = fc.array(
    row.filter((cells) => !isEmptyRow(cells)),
    { minLength: 1, maxLength: 4 },
  )
  return fc.record({ title: text, columns: row, rows })
})
const item: fc.Arbitrary<ChartItem> = fc.record({ label: text, value: number })
const chart: fc.Arbitrary<ChartValues> = fc
  .record({
    kind: fc.constantFrom("bars" as const, "dots" as const, "line" as const, "squares" as const),
    title: text,
    unit: text,
    words: text,
    items: fc.uniqueArray(item, { minLength: 1, maxLength: 5, selector: ({ label }) => label }),
    at: fc.nat(4),
  })
  .map(({ at, ...values }) => ({ ...values, highlight: values.items[at]?.label ? at : null }))

const stop: fc.Arbitrary<ScrollItem> = fc.record({ value: number, label: text, text })
const scroll: fc.Arbitrary<ScrollValues> = fc
  .record({
    title: text,
    unit: text,
    isFalling: fc.boolean(),
    items: fc.uniqueArray(stop, { minLength: 2, maxLength: 5, selector: ({ value }) => Number(value) }),
  })
  .map(({ items, ...values }) => ({
    ...values,
    items: items.toSorted((one, other) => (Number(one.value) - Number(other.value)) * (values.isFalling ? -1 : 1)),
  }))

const given = fc.oneof(fc.constant(""), number)
const note: fc.Arbitrary<SoundNote> = fc.record({
  at: given,
  pitch: number,
  pitchTo: given,
  lasts: number,
  wave: fc.constantFrom("sine", "triangle", "square", "sawtooth", "noise"),
  loudness: given,
  attack: given,
  release: given,
  times: given,
  every: given,
})
const sound: fc.Arbitrary<SoundValues> = fc.record({
  title: text,
  words: text,
  notes: fc.array(note, { minLength: 1, maxLength: 4 }),
  times: given,
  every: given,
})

const point = fc.tuple(number, number).map((degrees) => degrees.join(", "))
const place: fc.Arbitrary<MapPlace> = fc
  .record({
    label: text,
    at: fc.oneof(fc.constant(""), point),
    countries: fc.array(fc.stringMatching(/^[A-Z]{2}$/), { maxLength: 4 }).map((codes) => codes.join(", ")),
    value: given,
    text,
  })
  .filter((row) => !isEmptyRow(row))
const map: fc.Arbitrary<MapValues> = fc.record({
  title: text,
  words: text,
  unit: text,
  region: fc.oneof(
    fc.constant({ west: "", south: "", east: "", north: "" }),
    fc.record({ west: number, south: number, east: number, north: number }),
  ),
  places: fc.array(place, { minLength: 1, maxLength: 3 }),
  routes: fc.array(
    fc.array(point, { minLength: 1, maxLength: 3 }).map((points) => ({ points: points.join("\n") })),
    { maxLength: 2 },
  ),
})

/** The texts a form can hold are many: each is written and read. */
function always<Values>(given: fc.Arbitrary<Values>, check: (values: Values) => unknown) {
  fc.assert(
    fc.property(given, (values) => void check(values)),
    { numRuns: 300 },
  )
}

describe("what a form writes is read back the same", () => {
  it("of a choice", () =>
    always(choice, (values) => expect(readChoice(writeChoice(values))).toEqual({ ok: true, values })))
  it("of a guess", () => always(guess, (values) => expect(readGuess(writeGuess(values))).toEqual({ ok: true, values })))
  it("of a link", () => always(link, (values) => expect(readLink(writeLink(values))).toEqual({ ok: true, values })))
  it("of a comparison", () =>
    always(compare, (values) => expect(readCompare(writeCompare(values))).toEqual({ ok: true, values })))
  it("of something to try", () =>
    always(tryIt, (values) => expect(readTry(writeTry(values))).toEqual({ ok: true, values })))
  it("of a table", () => always(table, (values) => expect(readTable(writeTable(values))).toEqual({ ok: true, values })))
  it("of a chart", () => always(chart, (values) => expect(readChart(writeChart(values))).toEqual({ ok: true, values })))
  it("of a long scroll", () =>
    always(scroll, (values) => expect(readScroll(writeScroll(values))).toEqual({ ok: true, values })))
  it("of a sound", () => always(sound, (values) => expect(readSound(writeSound(values))).toEqual({ ok: true, values })))
  it("of a map", () => always(map, (values) => expect(readMap(writeMap(values))).toEqual({ ok: true, values })))
})

const readers: Readonly<Record<string, (yaml: string) => Reading<unknown>>> = {
  choice: readChoice,
  guess: readGuess,
  link: readLink,
  try: readTry,
  table: readTable,
  chart: readChart,
  compare: readCompare,
  scroll: readScroll,
  sound: readSound,
  map: readMap,
}

describe("a form", () => {
  it.each(Object.keys(readers))("of a %s opens on what one begins with, and on nothing at all", (kind) => {
    const template = fencedKinds.find((each) => each.kind === kind)?.template ?? ""
    expect(readers[kind]?.(template)).toMatchObject({ ok: true })
    expect(readers[kind]?.("")).toMatchObject({ ok: true })
  })

  it("reads numbers and broken lines as readers get them", () => {
    const yaml = "question: |\n  Which of\n  these?\noptions: [1984, 0x10, 1.50]\nright: 16\nwhy: >-\n  So it\n  is.\n"
    expect(readChoice(yaml)).toEqual({
      ok: true,
      values: { question: "Which of these?", options: ["1984", "16", "1.5", ""], right: 1, why: "So it is." },
    })
  })

  it("widens a table to its longest row", () => {
    expect(readTable("title: T\ncolumns: [A, B]\nrows:\n  - [1, 2, 3]\n  - [4]")).toEqual({
      ok: true,
      values: {
        title: "T",
        columns: ["A", "B", ""],
        rows: [
          ["1", "2", "3"],
          ["4", "", ""],
        ],
      },
    })
  })

  it.each([
    ["a field of its own", "tile: whales\ntitle: Whales", "It has a field of its own, “title”."],
    ["a comment", "tile: whales # or seals", "It has a comment, which a form can’t show."],
    ["broken YAML", "tile: whales\nwhy: 'so", "Line 2 of it is not valid YAML."],
    ["a field twice", "tile: whales\ntile: seals", "Line 2 of it is not valid YAML."],
    ["a list for a line", "tile: [whales]", "Its “tile” is not one line of text."],
    ["a yes for a line", "tile: true", "Its “tile” is not one line of text."],
    ["a list", "- whales", "It is not written as fields."],
  ])("leaves %s to the YAML", (_what, yaml, reason) => expect(readLink(yaml)).toEqual({ ok: false, reason }))

  it("leaves a # within a text where it is", () => {
    expect(readLink("tile: a#b\nwhy: '# one'")).toEqual({ ok: true, values: { tile: "a#b", why: "# one" } })
  })

  it("leaves what can’t be chosen, and rows with more than it shows, to the YAML", () => {
    expect(readTry("experiment: dice-game")).toMatchObject({ ok: false })
    expect(readChart("kind: pie")).toMatchObject({ ok: false })
    expect(readChart("items:\n  - { label: a, value: 1, colour: red }")).toMatchObject({ ok: false })
    expect(readChart("items:\n  - { label: a, value: 1 }\nhighlight: b")).toMatchObject({ ok: false })
    expect(readSound("notes:\n  - { pitch: [1, 2, 3], lasts: 1 }")).toMatchObject({ ok: false })
    expect(readMap("places:\n  - { label: a, at: [1, 2, 3] }")).toMatchObject({ ok: false })
  })
})

describe("what a form writes", () => {
  it("has its fields in order, quotes what needs them, and leaves out what is empty", () => {
    const values: ChoiceValues = {
      question: "Which:\n is it? ",
      options: ["- one", "", "2", "a, b"],
      right: 2,
      why: "“So”",
    }
    expect(writeChoice(values)).toBe(
      'question: "Which: is it?"\noptions:\n  - "- one"\n  - "2"\n  - a, b\nright: "2"\nwhy: “So”',
    )
  })

  it("has each row on one line, however long it is", () => {
    const long = "word ".repeat(16).trim()
    const rows = [
      ["a, b", "1,000"],
      ["", ""],
      [long, "x"],
    ]
    expect(writeTable({ title: "T", columns: ["A", "B"], rows })).toBe(
      `title: T\ncolumns: [ A, B ]\nrows:\n  - [ "a, b", "1,000" ]\n  - [ ${long}, x ]`,
    )
    const items = [
      { label: "1", value: "30.1" },
      { label: " ", value: "" },
    ]
    expect(writeChart({ kind: "bars", title: "C", unit: "", words: "W", items, highlight: 0 })).toBe(
      'kind: bars\ntitle: C\nwords: W\nitems:\n  - { label: "1", value: 30.1 }\nhighlight: "1"',
    )
  })

  it("has the stops of a scroll where their values belong, in the direction it has", () => {
    const items = [
      { value: "0", label: "The surface", text: "" },
      { value: "10935", label: "The deep", text: " Two people\ncame." },
      { value: "", label: "", text: "" },
      { value: "564", label: "A penguin", text: "" },
    ]
    const [surface, penguin] = ["{ value: 0, label: The surface }", "{ value: 564, label: A penguin }"]
    const deep = "{ value: 10935, label: The deep, text: Two people came. }"
    expect(writeScroll({ title: "Down", unit: "m", isFalling: false, items })).toBe(
      `title: Down\nunit: m\nitems:\n  - ${surface}\n  - ${penguin}\n  - ${deep}`,
    )
    expect(writeScroll({ title: "Up", unit: "", isFalling: true, items })).toBe(
      `title: Up\nitems:\n  - ${deep}\n  - ${penguin}\n  - ${surface}`,
    )
  })

  it("has of a note what was said of it, and a glide as two pitches", () => {
    const notes = [
      { ...emptyNote, pitch: "1000", lasts: "0.1", times: "5", every: "1" },
      { ...emptyNote, wave: "noise" as const },
      { ...emptyNote, at: "5", pitch: "200", pitchTo: "900", lasts: "0.5", wave: "noise" as const },
    ]
    expect(writeSound({ title: "Pips", words: "Six.", notes, times: "", every: "" })).toBe(
      "title: Pips\nwords: Six.\nnotes:\n  - { pitch: 1000, lasts: 0.1, times: 5, every: 1 }\n" +
        "  - { at: 5, pitch: [ 200, 900 ], lasts: 0.5, wave: noise }",
    )
  })

  it("has degrees and countries as lists, and no route that is empty", () => {
    const places = [
      { label: "Leman", at: "53.15, 2.1", countries: "", value: "", text: "Here." },
      { label: "Both", at: " ", countries: "gb,ie no", value: "0", text: "" },
    ]
    const region = { west: "-7", south: "50.5", east: "12", north: "66" }
    const routes = [{ points: "53.15, 2.1\n\n 54.75 2.4" }, { points: "\n" }]
    expect(writeMap({ title: "T", words: "W", unit: "", region, places, routes })).toBe(
      "title: T\nwords: W\nregion: { west: -7, south: 50.5, east: 12, north: 66 }\nplaces:\n" +
        "  - { label: Leman, at: [ 53.15, 2.1 ], text: Here. }\n" +
        "  - { label: Both, countries: [ GB, IE, NO ], value: 0 }\n" +
        "routes:\n  - [ [ 53.15, 2.1 ], [ 54.75, 2.4 ] ]",
    )
  })

  it("of an address has the slug alone", () => {
    expect(writeLink({ tile: "https://example.org/tiles/whales?from=feed", why: "" })).toBe("tile: whales")
  })
})
