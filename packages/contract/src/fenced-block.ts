import { z } from "zod"

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
  question: z.string(),
  min: z.number(),
  max: z.number(),
  step: z.number(),
  /** Stands behind the number; "" where it has none. */
  unit: z.string(),
  answer: z.number(),
  why: z.string(),
})

/** Blocks that are written as YAML in a fenced code block of Markdown, their type behind the fence. */
export const fencedBlocks = [choice, table, chart, guess] as const

export type FencedBlock = z.infer<(typeof fencedBlocks)[number]>
