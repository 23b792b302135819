import { waves } from "@confetti/domain/sound/sound-events"
import { z } from "zod"
import { picture } from "./picture.ts"

/** A self-test: `right` is one of the options. Answers stay on the page. */
const choice = z.strictObject({
  type: z.literal("choice"),
  question: z.string(),
  options: z.array(z.string()),
  right: z.string(),
  why: z.string(),
})

/** Rows with one cell for each column. The first cell is the row's header. */
const table = z.strictObject({
  type: z.literal("table"),
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})

export const chartKinds = ["bars", "dots", "line", "squares"] as const

/** A chart of numbers. `words` describe it, `highlight` is the label of its main item. */
const chart = z.strictObject({
  type: z.literal("chart"),
  kind: z.enum(chartKinds),
  title: z.string(),
  /** Follows each value; "" without one. */
  unit: z.string(),
  words: z.string(),
  items: z.array(z.strictObject({ label: z.string(), value: z.number() })),
  highlight: z.string().nullable(),
})

/** A number to guess on a slider from `min` to `max`. */
const guess = z.strictObject({
  type: z.literal("guess"),
  /** Identifies guesses; set by the import, so a draft has none. */
  id: z.string().optional(),
  question: z.string(),
  min: z.number(),
  max: z.number(),
  step: z.number(),
  unit: z.string(),
  answer: z.number(),
  why: z.string(),
})

/** Each is a component, loaded when it is shown. */
export const experiments = ["blind-spot", "cricket-thermometer", "coin-game", "card-check"] as const

/** An interactive experiment. `byHand` explains how to do it without the page. */
const tryIt = z.strictObject({
  type: z.literal("try"),
  experiment: z.enum(experiments),
  title: z.string(),
  byHand: z.string(),
})

/** Repetitions of a note or sound: `times`, `every` so many seconds. */
const repeated = { times: z.number(), every: z.number() }

/** A sound synthesised in the browser: see `soundEvents` in domain. `words` describe it. */
const sound = z.strictObject({
  type: z.literal("sound"),
  title: z.string(),
  words: z.string(),
  notes: z.array(
    z.strictObject({
      /** Seconds. */
      at: z.number(),
      lasts: z.number(),
      /** Hertz: start and end. For noise the lowest and the highest. */
      pitch: z.tuple([z.number(), z.number()]),
      wave: z.enum(waves),
      /** 0 to 1. */
      loudness: z.number(),
      attack: z.number(),
      release: z.number(),
      ...repeated,
    }),
  ),
  ...repeated,
})

/** A card to another tile of the pack, by slug. It shows that tile's current title. */
const link = z.strictObject({
  type: z.literal("link"),
  tile: z.string(),
  /** A reason to follow it; "" without one. */
  why: z.string(),
})

/** A compared picture: its file, description and label. */
const compared = z.strictObject({ picture: z.string(), alt: z.string(), label: z.string() })

const made = picture.omit({ alt: true })

/** Two pictures of one shape under a divider. `pictures` are made by the import, so a draft has none. */
const compare = z.strictObject({
  type: z.literal("compare"),
  before: compared,
  after: compared,
  caption: z.string(),
  pictures: z.strictObject({ before: made, after: made }).optional(),
})

/** The source of a drawing, for editors; readers do not get it. */
const yaml = z.string().optional()

/** A step of a map: a place, or countries as an SVG path. Its number is at x and y, in units of the map (`mapWidth`). */
const mapPlace = z.strictObject({
  label: z.string(),
  text: z.string(),
  x: z.number(),
  y: z.number(),
  area: z.string(),
  /** The share of the hue for its countries, 0 to 1; null without a value. */
  shade: z.number().nullable(),
})

/** A map drawn by the import: `land` and `routes` are SVG paths. `words` describe it. */
const map = z.strictObject({
  type: z.literal("map"),
  title: z.string(),
  words: z.string(),
  height: z.number(),
  land: z.string(),
  routes: z.array(z.string()),
  places: z.array(mapPlace),
  yaml,
})

export const diagramTones = ["quiet", "plain", "hue", "bright"] as const
export const diagramLooks = ["line", "thick", "dashed", "filled"] as const

const diagramShape = z.union([
  z.strictObject({ d: z.string(), look: z.enum(diagramLooks), tone: z.enum(diagramTones) }),
  z.strictObject({ text: z.string(), x: z.number(), y: z.number(), tone: z.enum(diagramTones) }),
])

/** A drawing in steps: `shapes` are always shown, those of a step from then on. `words` describe the whole. */
const diagram = z.strictObject({
  type: z.literal("diagram"),
  title: z.string(),
  words: z.string(),
  width: z.number(),
  height: z.number(),
  shapes: z.array(diagramShape),
  steps: z.array(z.strictObject({ label: z.string(), text: z.string(), shapes: z.array(diagramShape) })),
  yaml,
})

/** A scale to scroll along, with marks at their values, which only rise or only fall. */
const scroll = z.strictObject({
  type: z.literal("scroll"),
  title: z.string(),
  unit: z.string(),
  items: z.array(z.strictObject({ value: z.number(), label: z.string(), text: z.string() })),
})

/** Blocks written as YAML in a fenced code block of Markdown, with their type after the fence. */
export const fencedBlocks = [choice, table, chart, guess, tryIt, sound, link, compare, map, diagram, scroll] as const

export type FencedBlock = z.infer<(typeof fencedBlocks)[number]>

export type DiagramShape = z.infer<typeof diagramShape>
