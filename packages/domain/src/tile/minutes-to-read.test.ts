import { expect, it } from "vitest"
import { minutesToRead } from "./minutes-to-read.ts"

it.each([
  [0, 1],
  [40, 1],
  [329, 1],
  [330, 2],
  [2200, 10],
])("says of %i words that they take %i minutes", (words, minutes) => expect(minutesToRead(words)).toBe(minutes))
