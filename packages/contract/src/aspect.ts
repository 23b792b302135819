import { aspectFormats, aspectFromLabel } from "@confetti/domain/tile/aspect"
import { z } from "zod"

/** A cover's format, by its name or by its label: `195X9` reads 19.5x9. What goes out is the name. */
export const aspectFormat = z.preprocess(
  (value) => (typeof value === "string" ? (aspectFromLabel(value) ?? value) : value),
  z.enum(aspectFormats),
)
