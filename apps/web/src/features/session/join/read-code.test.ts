import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readCode } from "./read-code.ts"

const digitsOf = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(""))

describe("a code", () => {
  it.each([8, 20])("of %d digits is read however it was spaced", (count) => {
    fc.assert(
      fc.property(digitsOf(count), fc.constantFrom("", " ", "-", "\u00a0"), (code, gap) => {
        expect(readCode(` ${code.replaceAll(/\d{4}(?=\d)/g, `$&${gap}`)}\n`, count)).toBe(code)
      }),
    )
  })

  it("is found in the sentence it came in", () => {
    expect(readCode("Your Confetti code is 4815 1623. It works for 10 minutes.", 8)).toBe("48151623")
    expect(readCode("Of 2026: 48151623 is your code", 8)).toBe("48151623")
  })

  it("is kept as far as it was typed", () => {
    expect(readCode("4", 8)).toBe("4")
    expect(readCode("48a1", 8)).toBe("481")
    expect(readCode("", 8)).toBe("")
  })

  it("never has more digits than it should, whatever is typed", () => {
    fc.assert(fc.property(fc.string(), (text) => /^\d{0,8}$/.test(readCode(text, 8))))
    expect(readCode("481516234", 8)).toBe("48151623")
  })

  it.each(["４８１５１６２３", "٤٨١٥١٦٢٣", "۴۸۱۵۱۶۲۳", "٤٨١٥ ١٦٢٣"])(
    "is read from the digits of other scripts too: %s",
    (text) => {
      expect(readCode(text, 8)).toBe("48151623")
    },
  )
})
