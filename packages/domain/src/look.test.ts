import fc from "fast-check"
import { expect, it } from "vitest"
import { defaultLook, readLook, textSizes, writeLook } from "./look.ts"

it("reads back every look it writes", () => {
  const look = fc.record({
    textSize: fc.constantFrom(...textSizes),
    canZoom: fc.boolean(),
    isStill: fc.boolean(),
    hasButtons: fc.boolean(),
    savesData: fc.boolean(),
  })
  fc.assert(
    fc.property(look, (each) => {
      expect(readLook(writeLook(each))).toEqual(each)
    }),
  )
})

it("falls back to the default for a value it does not know", () => {
  for (const value of ["", "huge", "9999z", "100<script>"]) expect(readLook(value)).toEqual(defaultLook)
  expect(readLook("123z").textSize).toBe(100)
})
