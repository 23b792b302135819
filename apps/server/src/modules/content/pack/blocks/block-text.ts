import { z } from "zod"
import { text } from "../fields.ts"

/** A line of a block. A year or a number needs no quotes. */
export function blockText({ least, most }: { least: number; most: number }) {
  return z
    .preprocess((value) => (typeof value === "number" ? String(value) : value), text(least, most))
    .transform((value) => value.replace(/\s+/gu, " ").trim())
}
