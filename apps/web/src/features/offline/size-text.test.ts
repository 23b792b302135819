import { expect, it } from "vitest"
import { sizeText } from "./size-text.ts"

it("says kilobytes rounded up, and megabytes to a tenth", () => {
  expect(sizeText(0, "en")).toBe("0 kB")
  expect(sizeText(1, "en")).toBe("1 kB")
  expect(sizeText(999_000, "en")).toBe("999 kB")
  expect(sizeText(4_140_000, "en")).toBe("4.1 MB")
  expect(sizeText(4_140_000, "de")).toBe("4,1 MB")
})
