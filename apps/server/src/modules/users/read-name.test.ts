import fc from "fast-check"
import { expect, it } from "vitest"
import { readName } from "./read-name.ts"

it.each([
  ["Ada", "Ada"],
  ["  Ada   Lovelace ", "Ada Lovelace"],
  ["Ada\u202egnp.exe", "Adagnp.exe"],
  ["\u2066Ada\u2069\u0000\u0007", "Ada"],
  ["Ada\nLovelace", "Ada Lovelace"],
  ["👩‍🚀 Ada", "👩‍🚀 Ada"],
  ["محمد", "محمد"],
  ["\u200b\ufeff", ""],
])("%j is kept as %j", (typed, kept) => {
  expect(readName(typed)).toBe(kept)
})

it("changes a name once at most", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => readName(readName(text)) === readName(text)))
})
