import { waves } from "@confetti/domain/sound/sound-events"
import { z } from "zod"
import { picture } from "./picture.ts"

/** One question to oneself: `right` is one of the options. What is tapped stays on the page. */
const choice = z.strictObject({
  type: z.literal("choice"),
  question: z.string(),
  options: z.array(z.string()),
  right: z.string(),
  why: z.string(),
})

/** Rows of as many cells as there are columns. The first cell of each says what its row is about. */
const table = z.strictObject({
  type: z.literal("table"),
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})

export const chartKinds = ["bars", "dots", "line", "squares"] as const

/** Numbers as a drawing. `words` say what is to be seen in it, `highlight` is the label of the item it is about. */
const chart = z.strictObject({
  type: z.literal("chart"),
  kind: z.enum(chartKinds),
  title: z.string(),
  /** Stands behind each value; "" where it has none. */
  unit: z.string(),
  words: z.string(),
  items: z.array(z.strictObject({ label: z.string(), value: z.number() })),
  highlight: z.string().nullable(),
})

/** A number to be guessed on a slider from `min` to `max`. */
const guess = z.strictObject({
  type: z.literal("guess"),
  /** What guesses are counted by, given by the import: a draft that is only read has none. */
  id: z.string().optional(),
  question: z.string(),
  min: z.number(),
  max: z.number(),
  step: z.number(),
  /** Stands behind the number; "" where it has none. */
  unit: z.string(),
  answer: z.number(),
  why: z.string(),
})

/** Each is a component of its own, which comes when it is met. */
export const experiments = ["blind-spot", "cricket-thermometer", "coin-game", "card-check"] as const

/** Something to be tried in the page. `byHand` says how to do the same without it. */
const tryIt = z.strictObject({
  type: z.literal("try"),
  experiment: z.enum(experiments),
  title: z.string(),
  byHand: z.string(),
})

/** What makes notes and sounds into more than one: `times`, their beginnings `every` so many seconds. */
const repeated = { times: z.number(), every: z.number() }

/** A sound that is made where it is heard, from what is written of it: see `soundEvents` in domain. `words` say what one hears. */
const sound = z.strictObject({
  type: z.literal("sound"),
  title: z.string(),
  words: z.string(),
  notes: z.array(
    z.strictObject({
      /** Times in seconds. */
      at: z.number(),
      lasts: z.number(),
      /** In hertz: from, to. Of noise the lowest and the highest. */
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

/** A card that leads to another tile of the pack, by its slug. What stands on it is that tile's own, read when it is shown. */
const link = z.strictObject({
  type: z.literal("link"),
  tile: z.string(),
  /** What makes one want to follow it; "" where nothing is said. */
  why: z.string(),
})

/** One of two pictures to compare: the file it is made from, what is seen in it, and what it is called. */
const compared = z.strictObject({ picture: z.string(), alt: z.string(), label: z.string() })

const made = picture.omit({ alt: true })

/** Two pictures of one shape under a divider. `pictures` are what the import made of their files: a draft that is only read has none. */
const compare = z.strictObject({
  type: z.literal("compare"),
  before: compared,
  after: compared,
  caption: z.string(),
  pictures: z.strictObject({ before: made, after: made }).optional(),
})

/** What a drawing was made of, for whoever edits it. What readers get has none. */
const yaml = z.string().optional()

/** Something on a map that is stepped to: a place, or countries as a path of SVG. Its number stands at x and y, in units of the map (`mapWidth`). */
const mapPlace = z.strictObject({
  label: z.string(),
  text: z.string(),
  x: z.number(),
  y: z.number(),
  area: z.string(),
  /** How much of the hue its countries have, from 0 to 1; null where nothing is measured. */
  shade: z.number().nullable(),
})

/** A part of the world, drawn when it was imported: `land` and `routes` are paths of SVG. `words` say what is to be seen in it. */
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

/** A drawing that comes in steps: `shapes` are there from the start, those of a step from that step on. `words` say what is to be seen in the whole. */
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

/** A scale that is scrolled along, with marks where they belong on it: `value` only rises from one to the next, or only falls. */
const scroll = z.strictObject({
  type: z.literal("scroll"),
  title: z.string(),
  /** Stands behind each value; "" where it has none. */
  unit: z.string(),
  items: z.array(z.strictObject({ value: z.number(), label: z.string(), text: z.string() })),
})

/** Blocks that are written as YAML in a fenced code block of Markdown, their type behind the fence. */
export const fencedBlocks = [choice, table, chart, guess, tryIt, sound, link, compare, map, diagram, scroll] as const

export type FencedBlock = z.infer<(typeof fencedBlocks)[number]>

export type DiagramShape = z.infer<typeof diagramShape>
