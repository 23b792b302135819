import { describe, expect, it } from "vitest"
import { type ChartValues, chartForm } from "./chart-form.tsx"
import { type ChoiceValues, choiceForm } from "./choice-form.tsx"
import { type CompareValues, compareForm } from "./compare-form.tsx"
import type { FieldType } from "./field-types.ts"
import { type GuessValues, guessForm } from "./guess-form.tsx"
import { linkForm } from "./link-form.tsx"
import { type MapPlace, type MapValues, mapForm } from "./map-form.tsx"
import { problemsIn } from "./problems.ts"
import { type ScrollItem, type ScrollValues, scrollForm } from "./scroll-form.tsx"
import { emptyNote, type SoundNote, type SoundValues, soundForm } from "./sound-form.tsx"
import { type TableValues, tableForm } from "./table-form.tsx"
import { tryForm } from "./try-form.tsx"

function findProblems<Values>(block: FieldType<Values>, values: Values) {
  return problemsIn(block.check(values))
}

const choice: ChoiceValues = { question: "Which?", options: ["One", "Two", "", ""], right: 1, why: "So." }

describe("a choice", () => {
  it.each<[Partial<ChoiceValues>, Record<string, string>]>([
    [{}, {}],
    [{ question: " " }, { question: "Enter a question." }],
    [{ question: "a".repeat(141) }, { question: "Shorten it to 140 characters; it has 141." }],
    [{ options: ["One", "", "", ""], right: 0 }, { "options.1": "Enter at least two options." }],
    [{ options: ["One", " one", "", ""] }, { "options.1": "This is the same as another option." }],
    [{ right: null }, { right: "Mark the option that is right." }],
    [{ right: 2 }, { right: "Mark the option that is right." }],
    [{ options: ["1", "2", "3", "4", "5"] }, { "options.4": "There can be at most four options." }],
  ])("with %j: %j", (change, problems) => expect(findProblems(choiceForm, { ...choice, ...change })).toEqual(problems))

  it("may leave out an option between others", () => {
    expect(findProblems(choiceForm, { ...choice, options: ["", "Two", "Three", ""] })).toEqual({})
  })
})

const guess: GuessValues = { question: "How many?", min: "1", max: "46", step: "1", unit: "", answer: "44", why: "So." }

describe("a guess", () => {
  it.each<[Partial<GuessValues>, Record<string, string>]>([
    [{}, {}],
    [{ min: "one" }, { min: "Enter a number, such as 12 or 0.5." }],
    [{ max: "1" }, { max: "Must be more than 1, where the slider starts." }],
    [{ step: "2" }, { step: "Steps of 2 from 1 don’t end at 46." }],
    [{ step: "0" }, { step: "Must be more than zero." }],
    [{ step: "15" }, { step: "Too large: the slider needs at least 4 steps." }],
    [{ step: "0.001" }, { step: "Too small: the slider can have at most 10,000 steps." }],
    [{ answer: "47" }, { answer: "Must be on the slider, from 1 to 46." }],
    [{ answer: "" }, { answer: "Enter a number, such as 12 or 0.5." }],
  ])("with %j: %j", (change, problems) => expect(findProblems(guessForm, { ...guess, ...change })).toEqual(problems))
})

const table: TableValues = { title: "T", columns: ["A", "B"], rows: [["1", "2"]] }

describe("a table", () => {
  it.each<[Partial<TableValues>, Record<string, string>]>([
    [{}, {}],
    [{ columns: ["A", ""] }, { "columns.1": "Name this column." }],
    [{ rows: [["", ""]] }, { "rows.0.0": "Fill in this cell.", "rows.0.1": "Fill in this cell." }],
    [
      {
        rows: [
          ["1", "2"],
          ["", ""],
          ["3", ""],
        ],
      },
      { "rows.2.1": "Fill in this cell." },
    ],
  ])("with %j: %j", (change, problems) => expect(findProblems(tableForm, { ...table, ...change })).toEqual(problems))
})

const chart: ChartValues = {
  kind: "bars",
  title: "C",
  unit: "%",
  words: "Two bars, one twice as long.",
  items: [
    { label: "One", value: "1" },
    { label: "Two", value: "2" },
    { label: "", value: "" },
  ],
  highlight: null,
}
const [one, two] = chart.items as [ChartValues["items"][0], ChartValues["items"][0]]

describe("a chart", () => {
  it.each<[Partial<ChartValues>, Record<string, string>]>([
    [{}, {}],
    [{ words: "Two." }, { words: "Use at least 20 characters; it has 4." }],
    [{ items: [one, { ...two, value: "-2" }] }, { "items.1.value": "Bars can’t show values below zero." }],
    [{ kind: "dots", items: [one, { ...two, value: "-2" }] }, {}],
    [{ items: [one, { ...two, label: "one" }] }, { "items.1.label": "Another row has the same label." }],
    [{ kind: "line" }, { items: "This kind of chart needs 3 to 60 rows; there are 2." }],
    [
      { kind: "squares", items: [one, { ...two, value: "100" }] },
      { items: "Squares are shares of a hundred; these add up to 101." },
    ],
  ])("with %j: %j", (change, problems) => expect(findProblems(chartForm, { ...chart, ...change })).toEqual(problems))
})

const hill = { picture: "a.png", alt: "A bare hill under low clouds.", label: "1900", isSending: false }
const compare: CompareValues = {
  before: { ...hill, size: { width: 600, height: 400 } },
  after: { ...hill, picture: "b.png", size: { width: 1200, height: 800 } },
  caption: "One hill, a century apart.",
}
const { before, after } = compare
const strip = { width: 400, height: 100 }

describe("a comparison", () => {
  it.each<[Partial<CompareValues>, Record<string, string>]>([
    [{}, {}],
    [{ before: { ...before, picture: "" } }, { "before.picture": "Choose a picture here." }],
    [{ after: { ...after, picture: "" } }, { "after.picture": "Choose a picture here." }],
    [
      { after: { ...after, isSending: true } },
      { "after.picture": "This picture is still uploading. Wait for it, or stop it." },
    ],
    [
      { before: { ...before, alt: "A hill.", label: "" } },
      {
        "before.alt": "Use at least 20 characters; it has 7.",
        "before.label": "Enter a label.",
      },
    ],
    [{ after: before }, { "after.picture": "Both pictures are the same. Choose another one." }],
    [
      { after: { ...after, size: { width: 400, height: 400 } } },
      {
        "after.picture":
          "This picture is 400\u00a0×\u00a0400, and the other one is 600\u00a0×\u00a0400. Crop both to the same shape.",
      },
    ],
    [{ after: { ...after, size: { width: 604, height: 400 } } }, {}],
    [
      { before: { ...before, size: strip }, after: { ...after, size: strip } },
      {
        "before.picture":
          "This picture is 400\u00a0×\u00a0100. Crop it to between 0.6 and 2.5 times as wide as it is high.",
        "after.picture":
          "This picture is 400\u00a0×\u00a0100. Crop it to between 0.6 and 2.5 times as wide as it is high.",
      },
    ],
    [{ before: { ...before, size: null }, after: { ...after, size: null } }, {}],
    [{ caption: " " }, { caption: "Enter a caption." }],
  ])("with %j: %j", (change, problems) =>
    expect(findProblems(compareForm, { ...compare, ...change })).toEqual(problems),
  )
})

const scroll: ScrollValues = {
  title: "Down",
  unit: "m",
  isFalling: false,
  items: [
    { value: "0", label: "The surface", text: "" },
    { value: "10935", label: "The deep", text: "" },
    { value: "564", label: "A penguin", text: "On one breath." },
    { value: "", label: "", text: " " },
  ],
}
const [surface, deep, penguin] = scroll.items as [ScrollItem, ScrollItem, ScrollItem]

describe("a long scroll", () => {
  it.each<[Partial<ScrollValues>, Record<string, string>]>([
    [{}, {}],
    [{ isFalling: true }, {}],
    [{ title: "" }, { title: "Enter a title." }],
    [{ items: [surface, deep] }, { items: "There must be 3 to 16 rows; there are 2." }],
    [
      { items: [surface, deep, { value: "", label: "the deep", text: "" }] },
      { "items.2.value": "Enter a number, such as 12 or 0.5.", "items.2.label": "Another row has the same label." },
    ],
    [{ items: [surface, deep, { ...penguin, value: "0" }] }, { "items.2.value": "Another row has the same value." }],
    [
      { items: [surface, deep, { ...penguin, value: "182" }] },
      { "items.2.value": "Too close to 0: leave at least 182.3 between them." },
    ],
    [{ items: [surface, deep, { ...penguin, value: "182.25" }] }, {}],
    [
      { items: [surface, deep, { ...penguin, text: "a".repeat(91) }] },
      { "items.2.text": "Shorten it to 90 characters; it has 91." },
    ],
  ])("with %j: %j", (change, problems) => expect(findProblems(scrollForm, { ...scroll, ...change })).toEqual(problems))
})

const pip: SoundNote = { ...emptyNote, pitch: "1000", lasts: "0.5" }
const sound: SoundValues = {
  title: "Pips",
  words: "One pip on a high note.",
  notes: [pip, emptyNote],
  times: "",
  every: "",
}

describe("a sound", () => {
  it.each<[Partial<SoundValues>, Record<string, string>]>([
    [{}, {}],
    [{ words: "" }, { words: "Describe it for people who can’t hear it." }],
    [{ notes: [emptyNote] }, { notes: "There must be 1 to 60 rows; there are 0." }],
    [{ times: "2" }, { every: "Enter how far apart." }],
    [{ every: "2" }, { times: "Enter how many times." }],
    [{ times: "1.5", every: "2" }, { times: "Must be a whole number." }],
    [{ times: "401", every: "0.1" }, { times: "Must be between 1 and 400." }],
    [{ times: "400", every: "0.1" }, { notes: "It lasts 40.4 seconds; it must last 0.2 to 40." }],
    [
      { notes: [pip, { ...pip, at: "1", times: "2", every: "0.1" }], times: "200", every: "0.1" },
      { notes: "With its repeats it plays 600 notes; the limit is 400." },
    ],
  ])("with %j: %j", (change, problems) => expect(findProblems(soundForm, { ...sound, ...change })).toEqual(problems))

  it.each<[Partial<SoundNote>, Record<string, string>]>([
    [{ pitch: "" }, { pitch: "Enter a number, such as 12 or 0.5." }],
    [{ pitch: "10" }, { pitch: "Must be between 20 and 16,000." }],
    [{ pitchTo: "16001" }, { pitchTo: "Must be between 20 and 16,000." }],
    [{ pitchTo: "20" }, {}],
    [{ wave: "noise" }, { pitchTo: "Noise needs a lowest and a highest pitch." }],
    [{ wave: "noise", pitchTo: "900" }, { pitchTo: "Must be above the lowest pitch." }],
    [{ wave: "noise", pitchTo: "4000" }, {}],
    [{ lasts: "0" }, { lasts: "Must be between 0.01 and 40." }],
    [{ attack: "0.3", release: "0.3" }, { lasts: "Must be at least as long as both fades together." }],
    [
      { at: "-1", release: "-1" },
      { at: "Can’t be below zero.", release: "Can’t be below zero." },
    ],
    [{ loudness: "0" }, { loudness: "Must be above 0 and at most 1." }],
    [{ loudness: "loud" }, { loudness: "Enter a number, such as 12 or 0.5." }],
  ])("with a note of %j: %j", (change, problems) => {
    const found = Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`notes.0.${field}`, problem]))
    expect(findProblems(soundForm, { ...sound, notes: [{ ...pip, ...change }] })).toEqual(found)
  })
})

const bank: MapPlace = { label: "Leman", at: "53.15, 2.1", countries: "", value: "", text: "" }
const islands: MapPlace = { label: "Islands", at: "", countries: "GB, ie", value: "2", text: "Two." }
const world = { west: "", south: "", east: "", north: "" }
const sea = { west: "-7", south: "50.5", east: "12", north: "66" }
const map: MapValues = {
  title: "What was lost",
  words: "A map of the North Sea with two numbers.",
  unit: "",
  region: sea,
  places: [bank, islands],
  routes: [{ points: "53.15, 2.1\n54.75 2.4" }, { points: "" }],
}

describe("a map", () => {
  it.each<[Partial<MapValues>, Record<string, string>]>([
    [{}, {}],
    [{ region: world }, {}],
    [{ region: { ...sea, west: "100", east: "-70" } }, {}],
    [{ region: { ...sea, east: "" } }, { "region.east": "Enter a number, such as 12 or 0.5." }],
    [{ region: { ...sea, west: "-181" } }, { "region.west": "Must be between -180 and 180." }],
    [{ region: { ...sea, north: "50" } }, { "region.north": "Must be at least half a degree above the south." }],
    [{ region: { ...sea, east: "-7" } }, { "region.east": "Must be at least half a degree from the west." }],
    [{ places: [] }, { places: "There must be 1 to 12 rows; there are 0." }],
    [
      { places: [bank, { ...islands, label: "leman", countries: "" }] },
      {
        "places.1.label": "Another row has the same label.",
        "places.1.at": "Enter where it is, or its countries.",
        "places.1.value": "Only countries can be shaded.",
      },
    ],
    [
      { places: [{ ...bank, at: "53,15 2,1" }] },
      { "places.0.at": "Enter a latitude and a longitude, such as 53.15, 2.1." },
    ],
    [{ places: [{ ...bank, at: "91, 0" }] }, { "places.0.at": "A latitude is between -90 and 90." }],
    [{ places: [{ ...bank, at: "0, 181" }] }, { "places.0.at": "A longitude is between -180 and 180." }],
    [
      { places: [{ ...islands, countries: "GBR" }] },
      { "places.0.countries": "“GBR” is not a two-letter country code." },
    ],
    [
      { places: [{ ...islands, countries: "GB ".repeat(41) }] },
      { "places.0.countries": "There can be at most 40 countries." },
    ],
    [{ routes: [{ points: "53.15, 2.1" }] }, { "routes.0.points": "A route needs 2 to 40 points; it has 1." }],
    [
      { routes: [{ points: "53.15, 2.1\n54" }] },
      { "routes.0.points": "Enter a latitude and a longitude, such as 53.15, 2.1." },
    ],
  ])("with %j: %j", (change, problems) => expect(findProblems(mapForm, { ...map, ...change })).toEqual(problems))
})

describe("a link and something to try", () => {
  it("say what is missing", () => {
    expect(findProblems(linkForm, { tile: "", why: "" })).toEqual({ tile: "Enter the tile it links to." })
    expect(findProblems(tryForm, { experiment: "coin-game", title: "Toss", byHand: "Take a coin." })).toEqual({
      byHand: "Use at least 20 characters; it has 12.",
    })
  })
})
