import { expect, it } from "vitest"
import { toAsciiDigits } from "./to-ascii-digits.ts"

it.each([
  ["135227", "135227"],
  ["١٣٥٢٢٧", "135227"],
  ["۱۳۵۲۲۷", "135227"],
  ["१३५२२७", "135227"],
  ["１３５２２７", "135227"],
  ["𝟏𝟗𝟘𝟡", "1909"],
  ["Code ٤٨١ ٥١٦, ½ ² Ⅳ", "Code 481 516, ½ ² Ⅳ"],
])("writes the digits of %s as %s", (text, written) => {
  expect(toAsciiDigits(text)).toBe(written)
})
