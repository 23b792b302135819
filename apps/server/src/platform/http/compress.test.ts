import { expect, it } from "vitest"
import { chooseEncoding } from "./compress.ts"

it.each([
  [undefined, null],
  ["", null],
  ["identity", null],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.0,gzip;q=0", null],
  ["br;q=0.1", "br"],
  ["brotli", null],
])("for %j takes %j", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
