import { aspectFormats, aspectFromLabel } from "@confetti/domain/tile/aspect"
import { z } from "zod"

/** A cover's format, by name or label: `195X9` is read as 19.5x9. Answers use the name. */
export const aspectFormat = z.preprocess(
  (value) => (typeof value === "string" ? (aspectFromLabel(value) ?? value) : value),
  z.enum(aspectFormats),
)
