import { expect, it } from "vitest"
import { layoutKindOf } from "../navigation/layout-kind.ts"
import { displayTypeOf } from "./display-type.ts"

it("shows a finished tile shaded, then in detail, and a growing one as developing", () => {
  expect(displayTypeOf({ developing: false }, false)).toBe("shaded")
  expect(displayTypeOf({ developing: false }, true)).toBe("shaded-detail")
  expect(displayTypeOf({ developing: true }, false)).toBe("developing")
  expect(displayTypeOf({ developing: true }, true)).toBe("developing")
})

it("is laid out for a wide screen from a thousand pixels on", () => {
  expect([390, 820, 999, 1000, 1440].map(layoutKindOf)).toEqual([
    "mobile",
    "mobile",
    "mobile",
    "widescreen",
    "widescreen",
  ])
})
