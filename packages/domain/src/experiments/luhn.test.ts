import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkLuhn, inventNumber } from "./luhn.ts"

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 19 }).map((each) => each.join(""))
const random = fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true }))

const draw = (numbers: Iterator<number>) => () => Number(numbers.next().value)
const swapped = (text: string, at: number) => text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)

describe("Luhn's check", () => {
  it("adds up the example of the tile", () => {
    const { steps, sum, isSound } = checkLuhn("57687")
    expect(steps.map(({ counts }) => counts)).toEqual([5, 5, 6, 7, 7])
    expect({ sum, isSound }).toEqual({ sum: 30, isSound: true })
  })

  it("has nothing to say for nothing", () => expect(checkLuhn("").isSound).toBe(false))

  it("is passed with one last digit out of ten, the one it names", () => {
    fc.assert(
      fc.property(digits, (body) => {
        const sound = Array.from({ length: 10 }, (_, last) => last).filter((last) => checkLuhn(body + last).isSound)
        expect(sound).toEqual([checkLuhn(`${body}0`).fitting])
      }),
    )
  })

  it("catches every digit that is another", () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, where, by) => {
        const whole = body + checkLuhn(`${body}0`).fitting
        const at = where % whole.length
        const wrong = whole.slice(0, at) + ((Number(whole[at]) + by) % 10) + whole.slice(at + 1)
        expect(checkLuhn(wrong).isSound).toBe(false)
      }),
    )
  })

  it("catches every pair that is swapped but 09 and 90", () => {
    fc.assert(
      fc.property(digits, fc.nat(), (body, where) => {
        const whole = body + checkLuhn(`${body}0`).fitting
        const at = where % (whole.length - 1)
        const pair = whole.slice(at, at + 2)
        const goesUnseen = pair[0] === pair[1] || pair === "09" || pair === "90"
        expect(checkLuhn(swapped(whole, at)).isSound).toBe(goesUnseen)
      }),
    )
  })
})

it("an invented number adds up, whatever chance says", () => {
  fc.assert(
    fc.property(random, fc.integer({ min: 2, max: 19 }), (numbers, length) => {
      const invented = inventNumber(length, draw(numbers[Symbol.iterator]()))
      expect(invented).toMatch(new RegExp(`^\\d{${length}}$`))
      expect(checkLuhn(invented).isSound).toBe(true)
    }),
  )
})
