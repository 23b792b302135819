import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cricketTemperature } from "./cricket-temperature.ts"

const rate = fc.double({ min: 1, max: 300, noNaN: true })

describe("a cricket's temperature", () => {
  it("is Dolbear's: 50 °F at 40 chirps a minute, 60 at 80", () => {
    expect(cricketTemperature(40)).toMatchObject({ fahrenheit: 50, celsius: 10, fit: "cold" })
    expect(cricketTemperature(80).fahrenheit).toBe(60)
  })

  it("is what is counted in eight seconds and five, to a degree, as long as crickets sing", () => {
    for (let counted = 8; counted <= 32; counted++)
      expect(Math.abs(cricketTemperature(counted * 7.5).celsius - (counted + 5))).toBeLessThan(1)
  })

  it("is what is counted in fifteen seconds and forty, in Fahrenheit", () => {
    fc.assert(
      fc.property(rate, (each) => {
        expect(cricketTemperature(each).fahrenheit).toBeCloseTo(each / 4 + 40, 9)
      }),
    )
  })

  it("rises with the chirps, and both scales say the same", () => {
    fc.assert(
      fc.property(rate, rate, (one, other) => {
        const [low, high] = [cricketTemperature(Math.min(one, other)), cricketTemperature(Math.max(one, other))]
        expect(low.celsius).toBeLessThanOrEqual(high.celsius)
        expect(high.celsius * 1.8 + 32).toBeCloseTo(high.fahrenheit, 9)
      }),
    )
  })

  it("says where crickets do not sing", () => {
    expect(cricketTemperature(50).fit).toBe("cold")
    expect(cricketTemperature(120).fit).toBe("fits")
    expect(cricketTemperature(260).fit).toBe("hot")
  })
})
