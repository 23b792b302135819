import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { codeLength, readCode } from "./read-code.ts"

const digits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: codeLength, maxLength: codeLength })
  .map((list) => list.join(""))

describe("a code", () => {
  it("is read however it was spaced", () => {
    fc.assert(
      fc.property(digits, fc.constantFrom("", " ", "-", "\u00a0"), (code, gap) => {
        expect(readCode(` ${code.slice(0, 3)}${gap}${code.slice(3)}\n`)).toBe(code)
      }),
    )
  })

  it("is found in the sentence it came in", () => {
    expect(readCode("Your Confetti code is 481 516. It works for 10 minutes.")).toBe("481516")
  })

  it("is kept as far as it was typed", () => {
    expect(readCode("4")).toBe("4")
    expect(readCode("48a1")).toBe("481")
    expect(readCode("")).toBe("")
  })

  it("never has more than six digits, whatever is typed", () => {
    fc.assert(fc.property(fc.string(), (text) => /^\d{0,6}$/.test(readCode(text))))
    expect(readCode("4815162")).toBe("481516")
  })

  it.each(["４８１５１６", "٤٨١٥١٦", "۴۸۱۵۱۶", "٤٨١ ٥١٦"])(
    "is read from the digits of other scripts too: %s",
    (text) => {
      expect(readCode(text)).toBe("481516")
    },
  )
})
