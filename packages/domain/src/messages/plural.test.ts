import { expect, it } from "vitest"
import { plural } from "./plural.ts"
import { t } from "./t.ts"

const tiles = { one: "# tile", other: "# tiles" }

it.each([
  [0, "0 tiles"],
  [1, "1 tile"],
  [2, "2 tiles"],
  [12_345, "12,345 tiles"],
])("counts %i in English", (count, text) => {
  expect(plural(count, tiles, "en-GB")).toBe(text)
})

it("writes the count as the reader's language does", () => {
  expect(plural(12_345, tiles, "de-DE")).toBe("12.345 tiles")
})

it("may leave the count out", () => {
  expect(plural(1, { one: "is", other: "are" })).toBe("is")
})

it("leaves a marked text as it is", () => {
  expect(t`Read ${3} of ${"four"}\n`).toBe("Read 3 of four\n")
})
