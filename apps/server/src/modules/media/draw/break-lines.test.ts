import fc from "fast-check"
import { expect, it } from "vitest"
import { breakLines } from "./break-lines.ts"

/** Every letter is half as wide as the type is high. */
const measure = (line: string): number => line.length / 2

it("takes the largest size that fits and evens the lines out", () => {
  const box = { width: 100, lines: 2, sizes: [20, 10] }
  expect(breakLines("one two", box, measure)).toEqual({ size: 20, lines: ["one two"] })
  expect(breakLines("aaaa bbbb cccc d", box, measure)).toEqual({ size: 20, lines: ["aaaa bbbb", "cccc d"] })
  expect(breakLines("one two three four five", box, measure)).toMatchObject({ size: 10 })
})

it("never loses a word or leaves the column where a word fits", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 15 })
  fc.assert(
    fc.property(words, (list) => {
      const { lines, size } = breakLines(list.join(" "), { width: 100, lines: 3, sizes: [20, 15, 10] }, measure)
      expect(lines.join(" ")).toBe(list.join(" "))
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(100)
    }),
  )
})
