import { describe, expect, it } from "vitest"
import type { ChartValues } from "./chart/chart-values.ts"
import { findChartFlaws } from "./chart/find-chart-flaws.ts"
import type { ChoiceValues } from "./choice/choice-values.ts"
import { findChoiceFlaws } from "./choice/find-choice-flaws.ts"
import type { CompareValues } from "./compare/compare-values.ts"
import { findCompareFlaws } from "./compare/find-compare-flaws.ts"
import { findGuessFlaws } from "./guess/find-guess-flaws.ts"
import type { GuessValues } from "./guess/guess-values.ts"
import { findLinkFlaws } from "./link/find-link-flaws.ts"
import { findTableFlaws } from "./table/find-table-flaws.ts"
import { findScrollFlaws } from "./scroll/find-scroll-flaws.ts"
import { findMapFlaws } from "./map/find-map-flaws.ts"
import type { MapPlace, MapValues } from "./map/map-values.ts"
import type { ScrollItem, ScrollValues } from "./scroll/scroll-values.ts"
import { findSoundFlaws } from "./sound/find-sound-flaws.ts"
import { emptyNote, type SoundNote, type SoundValues } from "./sound/sound-values.ts"
import type { TableValues } from "./table/table-values.ts"
import { findTryFlaws } from "./try/find-try-flaws.ts"

const choice: ChoiceValues = { question: "Which?", options: ["One", "Two", "", ""], right: 1, why: "So." }

describe("a choice", () => {
  it.each<[Partial<ChoiceValues>, Record<string, string>]>([
    [{}, {}],
    [{ question: " " }, { question: "Ask your question here." }],
    [{ question: "a".repeat(141) }, { question: "Shorten it to 140 characters; it has 141." }],
    [{ options: ["One", "", "", ""], right: 0 }, { "options.1": "Give two options at least." }],
    [{ options: ["One", " one", "", ""] }, { "options.1": "This says the same as another option." }],
    [{ right: null }, { right: "Mark the option that is right." }],
    [{ right: 2 }, { right: "Mark the option that is right." }],
    [{ options: ["1", "2", "3", "4", "5"] }, { "options.4": "There is room for four options." }],
  ])("with %j: %j", (change, flaws) => expect(findChoiceFlaws({ ...choice, ...change })).toEqual(flaws))

  it("may leave out an option between others", () => {
    expect(findChoiceFlaws({ ...choice, options: ["", "Two", "Three", ""] })).toEqual({})
  })
})

const guess: GuessValues = { question: "How many?", min: "1", max: "46", step: "1", unit: "", answer: "44", why: "So." }

describe("a guess", () => {
  it.each<[Partial<GuessValues>, Record<string, string>]>([
    [{}, {}],
    [{ min: "one" }, { min: "Give a number, such as 12 or 0.5." }],
    [{ max: "1" }, { max: "Must be more than 1, where the slider begins." }],
    [{ step: "2" }, { step: "Steps of 2 from 1 do not end on 46." }],
    [{ step: "0" }, { step: "Must be more than zero." }],
    [{ step: "15" }, { step: "Too large: the slider needs 4 steps at least." }],
    [{ step: "0.001" }, { step: "Too small: the slider has room for 10,000 steps." }],
    [{ answer: "47" }, { answer: "Must lie on the slider, from 1 to 46." }],
    [{ answer: "" }, { answer: "Give a number, such as 12 or 0.5." }],
  ])("with %j: %j", (change, flaws) => expect(findGuessFlaws({ ...guess, ...change })).toEqual(flaws))
})

const table: TableValues = { title: "T", columns: ["A", "B"], rows: [["1", "2"]] }

describe("a table", () => {
  it.each<[Partial<TableValues>, Record<string, string>]>([
    [{}, {}],
    [{ columns: ["A", ""] }, { "columns.1": "Name this column." }],
    [{ rows: [["", ""]] }, { "rows.0.0": "Fill this cell.", "rows.0.1": "Fill this cell." }],
    [
      {
        rows: [
          ["1", "2"],
          ["", ""],
          ["3", ""],
        ],
      },
      { "rows.2.1": "Fill this cell." },
    ],
  ])("with %j: %j", (change, flaws) => expect(findTableFlaws({ ...table, ...change })).toEqual(flaws))
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
    [{ words: "Two." }, { words: "Say a little more: at least 20 characters, and it has 4." }],
    [{ items: [one, { ...two, value: "-2" }] }, { "items.1.value": "Below zero there are no bars." }],
    [{ kind: "dots", items: [one, { ...two, value: "-2" }] }, {}],
    [{ items: [one, { ...two, label: "one" }] }, { "items.1.label": "Another one is called the same." }],
    [{ kind: "line" }, { items: "A chart of this kind has 3 to 60 rows; there are 2." }],
    [
      { kind: "squares", items: [one, { ...two, value: "100" }] },
      { items: "Squares are shares of a hundred; these make 101." },
    ],
  ])("with %j: %j", (change, flaws) => expect(findChartFlaws({ ...chart, ...change })).toEqual(flaws))
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
    [{ after: { ...after, isSending: true } }, { "after.picture": "It is still on its way. Wait for it, or stop it." }],
    [
      { before: { ...before, alt: "A hill.", label: "" } },
      {
        "before.alt": "Say a little more: at least 20 characters, and it has 7.",
        "before.label": "Give it a label.",
      },
    ],
    [{ after: before }, { "after.picture": "This is the other picture once more. Choose another one." }],
    [
      { after: { ...after, size: { width: 400, height: 400 } } },
      {
        "after.picture":
          "This picture is 400\u00a0×\u00a0400, and the other one is 600\u00a0×\u00a0400. Cut both to one shape.",
      },
    ],
    [{ after: { ...after, size: { width: 604, height: 400 } } }, {}],
    [
      { before: { ...before, size: strip }, after: { ...after, size: strip } },
      {
        "before.picture": "This picture is 400\u00a0×\u00a0100. Cut it to 0.6 to 2.5 times as wide as high.",
        "after.picture": "This picture is 400\u00a0×\u00a0100. Cut it to 0.6 to 2.5 times as wide as high.",
      },
    ],
    [{ before: { ...before, size: null }, after: { ...after, size: null } }, {}],
    [{ caption: " " }, { caption: "Say what is compared." }],
  ])("with %j: %j", (change, flaws) => expect(findCompareFlaws({ ...compare, ...change })).toEqual(flaws))
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
    [{ title: "" }, { title: "Give it a title." }],
    [{ items: [surface, deep] }, { items: "There have to be 3 to 16 rows; there are 2." }],
    [
      { items: [surface, deep, { value: "", label: "the deep", text: "" }] },
      { "items.2.value": "Give a number, such as 12 or 0.5.", "items.2.label": "Another one is called the same." },
    ],
    [{ items: [surface, deep, { ...penguin, value: "0" }] }, { "items.2.value": "Another one stands there." }],
    [
      { items: [surface, deep, { ...penguin, value: "182" }] },
      { "items.2.value": "Too near to 0: they need at least 182.3 between them." },
    ],
    [{ items: [surface, deep, { ...penguin, value: "182.25" }] }, {}],
    [
      { items: [surface, deep, { ...penguin, text: "a".repeat(91) }] },
      { "items.2.text": "Shorten it to 90 characters; it has 91." },
    ],
  ])("with %j: %j", (change, flaws) => expect(findScrollFlaws({ ...scroll, ...change })).toEqual(flaws))
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
    [{ words: "" }, { words: "Say what one hears, for those who don’t hear it." }],
    [{ notes: [emptyNote] }, { notes: "There have to be 1 to 60 rows; there are 0." }],
    [{ times: "2" }, { every: "Say how far apart." }],
    [{ every: "2" }, { times: "Say how many times." }],
    [{ times: "1.5", every: "2" }, { times: "Must be a whole number." }],
    [{ times: "401", every: "0.1" }, { times: "Must be 1 to 400." }],
    [{ times: "400", every: "0.1" }, { notes: "It lasts 40.4 seconds; it has to be 0.2 to 40." }],
    [
      { notes: [pip, { ...pip, at: "1", times: "2", every: "0.1" }], times: "200", every: "0.1" },
      { notes: "With all that is repeated it makes 600 sounds; there is room for 400." },
    ],
  ])("with %j: %j", (change, flaws) => expect(findSoundFlaws({ ...sound, ...change })).toEqual(flaws))

  it.each<[Partial<SoundNote>, Record<string, string>]>([
    [{ pitch: "" }, { pitch: "Give a number, such as 12 or 0.5." }],
    [{ pitch: "10" }, { pitch: "Must be 20 to 16,000." }],
    [{ pitchTo: "16001" }, { pitchTo: "Must be 20 to 16,000." }],
    [{ pitchTo: "20" }, {}],
    [{ wave: "noise" }, { pitchTo: "Noise reaches from a lowest pitch to a highest." }],
    [{ wave: "noise", pitchTo: "900" }, { pitchTo: "Must be above the lowest." }],
    [{ wave: "noise", pitchTo: "4000" }, {}],
    [{ lasts: "0" }, { lasts: "Must be 0.01 to 40." }],
    [{ attack: "0.3", release: "0.3" }, { lasts: "Shorter than it swells and fades." }],
    [
      { at: "-1", release: "-1" },
      { at: "Must not be below zero.", release: "Must not be below zero." },
    ],
    [{ loudness: "0" }, { loudness: "Must be above 0, and at most 1." }],
    [{ loudness: "loud" }, { loudness: "Give a number, such as 12 or 0.5." }],
  ])("with a note of %j: %j", (change, flaws) => {
    const found = Object.fromEntries(Object.entries(flaws).map(([field, flaw]) => [`notes.0.${field}`, flaw]))
    expect(findSoundFlaws({ ...sound, notes: [{ ...pip, ...change }] })).toEqual(found)
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
    [{ region: { ...sea, east: "" } }, { "region.east": "Give a number, such as 12 or 0.5." }],
    [{ region: { ...sea, west: "-181" } }, { "region.west": "Must be -180 to 180." }],
    [{ region: { ...sea, north: "50" } }, { "region.north": "Must be half a degree above the south at least." }],
    [{ region: { ...sea, east: "-7" } }, { "region.east": "Must be half a degree from the west at least." }],
    [{ places: [] }, { places: "There have to be 1 to 12 rows; there are 0." }],
    [
      { places: [bank, { ...islands, label: "leman", countries: "" }] },
      {
        "places.1.label": "Another one is called the same.",
        "places.1.at": "Say where it is, here or by its countries.",
        "places.1.value": "Only countries are shaded.",
      },
    ],
    [{ places: [{ ...bank, at: "53,15 2,1" }] }, { "places.0.at": "Give latitude and longitude, such as 53.15, 2.1." }],
    [{ places: [{ ...bank, at: "91, 0" }] }, { "places.0.at": "A latitude is -90 to 90." }],
    [{ places: [{ ...bank, at: "0, 181" }] }, { "places.0.at": "A longitude is -180 to 180." }],
    [{ places: [{ ...islands, countries: "GBR" }] }, { "places.0.countries": "“GBR” is no country’s two letters." }],
    [
      { places: [{ ...islands, countries: "GB ".repeat(41) }] },
      { "places.0.countries": "There is room for 40 countries." },
    ],
    [{ routes: [{ points: "53.15, 2.1" }] }, { "routes.0.points": "A route has 2 to 40 points; there are 1." }],
    [
      { routes: [{ points: "53.15, 2.1\n54" }] },
      { "routes.0.points": "Give latitude and longitude, such as 53.15, 2.1." },
    ],
  ])("with %j: %j", (change, flaws) => expect(findMapFlaws({ ...map, ...change })).toEqual(flaws))
})

describe("a link and something to try", () => {
  it("say what is missing", () => {
    expect(findLinkFlaws({ tile: "", why: "" })).toEqual({ tile: "Say which tile it leads to." })
    expect(findTryFlaws({ experiment: "coin-game", title: "Toss", byHand: "Take a coin." })).toEqual({
      byHand: "Say a little more: at least 20 characters, and it has 12.",
    })
  })
})
