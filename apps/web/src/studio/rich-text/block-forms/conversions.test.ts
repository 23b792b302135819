import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fencedKinds } from "../fenced-kinds.ts"
import { type ChartItem, type ChartValues, chartForm } from "./chart-form.tsx"
import { type ChoiceValues, choiceForm } from "./choice-form.tsx"
import { type CompareValues, compareForm } from "./compare-form.tsx"
import { type FieldType, readBlock, writeBlock } from "./field-types.ts"
import { type GuessValues, guessForm } from "./guess-form.tsx"
import { linkForm } from "./link-form.tsx"
import { type MapPlace, type MapValues, mapForm } from "./map-form.tsx"
import { isEmptyRow, oneLine } from "./problems.ts"
import { type ScrollItem, type ScrollValues, scrollForm } from "./scroll-form.tsx"
import { emptyNote, type SoundNote, type SoundValues, soundForm } from "./sound-form.tsx"
import { type TableValues, tableForm } from "./table-form.tsx"
import { tryForm } from "./try-form.tsx"

/** Text that YAML gives a meaning to, besides anything that can be typed. */
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
const link = fc.record({ tile: text.filter((tile) => !tile.includes("/")), why: text })
const side = fc.record({
  picture: text,
  alt: text,
  label: text,
  size: fc.constant(null),
  isSending: fc.constant(false),
})
const compare: fc.Arbitrary<CompareValues> = fc.record({ before: side, after: side, caption: text })
const tryIt = fc.record({
  experiment: fc.constantFrom(
    "blind-spot" as const,
    "cricket-thermometer" as const,
    "coin-game" as const,
    "card-check" as const,
  ),
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

function readBack<Values>(block: FieldType<Values>, values: Values) {
  return readBlock(block, writeBlock(block, values))
}

describe("what a form writes is read back the same", () => {
  it("of a choice", () =>
    always(choice, (values) => expect(readBack(choiceForm, values)).toEqual({ ok: true, values })))
  it("of a guess", () => always(guess, (values) => expect(readBack(guessForm, values)).toEqual({ ok: true, values })))
  it("of a link", () => always(link, (values) => expect(readBack(linkForm, values)).toEqual({ ok: true, values })))
  it("of a comparison", () =>
    always(compare, (values) => expect(readBack(compareForm, values)).toEqual({ ok: true, values })))
  it("of something to try", () =>
    always(tryIt, (values) => expect(readBack(tryForm, values)).toEqual({ ok: true, values })))
  it("of a table", () => always(table, (values) => expect(readBack(tableForm, values)).toEqual({ ok: true, values })))
  it("of a chart", () => always(chart, (values) => expect(readBack(chartForm, values)).toEqual({ ok: true, values })))
  it("of a long scroll", () =>
    always(scroll, (values) => expect(readBack(scrollForm, values)).toEqual({ ok: true, values })))
  it("of a sound", () => always(sound, (values) => expect(readBack(soundForm, values)).toEqual({ ok: true, values })))
  it("of a map", () => always(map, (values) => expect(readBack(mapForm, values)).toEqual({ ok: true, values })))
})

const forms = {
  choice: choiceForm,
  guess: guessForm,
  link: linkForm,
  try: tryForm,
  table: tableForm,
  chart: chartForm,
  compare: compareForm,
  scroll: scrollForm,
  sound: soundForm,
  map: mapForm,
} as Readonly<Record<string, FieldType<unknown>>>

describe("a form", () => {
  it.each(Object.entries(forms))("of a %s opens on what one begins with, and on nothing at all", (kind, form) => {
    const template = fencedKinds.find((each) => each.kind === kind)?.template ?? ""
    expect(readBlock(form, template)).toMatchObject({ ok: true })
    expect(readBlock(form, "")).toMatchObject({ ok: true })
  })

  it("reads numbers and broken lines as readers get them", () => {
    const yaml = "question: |\n  Which of\n  these?\noptions: [1984, 0x10, 1.50]\nright: 16\nwhy: >-\n  So it\n  is.\n"
    expect(readBlock(choiceForm, yaml)).toEqual({
      ok: true,
      values: { question: "Which of these?", options: ["1984", "16", "1.5", ""], right: 1, why: "So it is." },
    })
  })

  it("widens a table to its longest row", () => {
    expect(readBlock(tableForm, "title: T\ncolumns: [A, B]\nrows:\n  - [1, 2, 3]\n  - [4]")).toEqual({
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
    ["a field of its own", "tile: whales\ntitle: Whales", "This form doesn’t know its field “title”."],
    ["a comment", "tile: whales # or seals", "It has a comment, which a form can’t show."],
    ["broken YAML", "tile: whales\nwhy: 'so", "Line 2 is not valid YAML."],
    ["a field twice", "tile: whales\ntile: seals", "Line 2 is not valid YAML."],
    ["a list for a line", "tile: [whales]", "Its “tile” is not one line of text."],
    ["a yes for a line", "tile: true", "Its “tile” is not one line of text."],
    ["a list", "- whales", "It is not made up of fields."],
  ])("leaves %s to the YAML", (_what, yaml, reason) => expect(readBlock(linkForm, yaml)).toEqual({ ok: false, reason }))

  it("leaves a # within a text where it is", () => {
    expect(readBlock(linkForm, "tile: a#b\nwhy: '# one'")).toEqual({ ok: true, values: { tile: "a#b", why: "# one" } })
  })

  it("leaves what can’t be chosen, and rows with more than it shows, to the YAML", () => {
    expect(readBlock(tryForm, "experiment: dice-game")).toMatchObject({ ok: false })
    expect(readBlock(chartForm, "kind: pie")).toMatchObject({ ok: false })
    expect(readBlock(chartForm, "items:\n  - { label: a, value: 1, colour: red }")).toMatchObject({ ok: false })
    expect(readBlock(chartForm, "items:\n  - { label: a, value: 1 }\nhighlight: b")).toMatchObject({ ok: false })
    expect(readBlock(soundForm, "notes:\n  - { pitch: [1, 2, 3], lasts: 1 }")).toMatchObject({ ok: false })
    expect(readBlock(mapForm, "places:\n  - { label: a, at: [1, 2, 3] }")).toMatchObject({ ok: false })
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
    expect(writeBlock(choiceForm, values)).toBe(
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
    expect(writeBlock(tableForm, { title: "T", columns: ["A", "B"], rows })).toBe(
      `title: T\ncolumns: [ A, B ]\nrows:\n  - [ "a, b", "1,000" ]\n  - [ ${long}, x ]`,
    )
    const items = [
      { label: "1", value: "30.1" },
      { label: " ", value: "" },
    ]
    expect(writeBlock(chartForm, { kind: "bars", title: "C", unit: "", words: "W", items, highlight: 0 })).toBe(
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
    expect(writeBlock(scrollForm, { title: "Down", unit: "m", isFalling: false, items })).toBe(
      `title: Down\nunit: m\nitems:\n  - ${surface}\n  - ${penguin}\n  - ${deep}`,
    )
    expect(writeBlock(scrollForm, { title: "Up", unit: "", isFalling: true, items })).toBe(
      `title: Up\nitems:\n  - ${deep}\n  - ${penguin}\n  - ${surface}`,
    )
  })

  it("has of a note what was said of it, and a glide as two pitches", () => {
    const notes = [
      { ...emptyNote, pitch: "1000", lasts: "0.1", times: "5", every: "1" },
      { ...emptyNote, wave: "noise" as const },
      { ...emptyNote, at: "5", pitch: "200", pitchTo: "900", lasts: "0.5", wave: "noise" as const },
    ]
    expect(writeBlock(soundForm, { title: "Pips", words: "Six.", notes, times: "", every: "" })).toBe(
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
    expect(writeBlock(mapForm, { title: "T", words: "W", unit: "", region, places, routes })).toBe(
      "title: T\nwords: W\nregion: { west: -7, south: 50.5, east: 12, north: 66 }\nplaces:\n" +
        "  - { label: Leman, at: [ 53.15, 2.1 ], text: Here. }\n" +
        "  - { label: Both, countries: [ GB, IE, NO ], value: 0 }\n" +
        "routes:\n  - [ [ 53.15, 2.1 ], [ 54.75, 2.4 ] ]",
    )
  })

  it("of an address has the slug alone", () => {
    expect(writeBlock(linkForm, { tile: "https://example.org/tiles/whales?from=feed", why: "" })).toBe("tile: whales")
  })
})
