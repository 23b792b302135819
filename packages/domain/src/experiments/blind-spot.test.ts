import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { blindRange } from "./blind-spot.ts"

const apart = fc.double({ min: 1, max: 100, noNaN: true })
const share = fc.double({ min: 0.01, max: 0.15, noNaN: true })

describe("the range in which a dot is not seen", () => {
  it("is about thirty centimetres for a coin eight centimetres off", () => {
    const range = blindRange(8, 0.8)
    expect(range?.nearest).toBeLessThan(30)
    expect(range?.farthest).toBeGreaterThan(30)
  })

  it("grows with the distance between cross and dot", () => {
    fc.assert(
      fc.property(apart, share, fc.double({ min: 0.1, max: 20, noNaN: true }), (distance, part, times) => {
        const one = blindRange(distance, distance * part)
        const larger = blindRange(distance * times, distance * part * times)
        expect(larger?.nearest).toBeCloseTo((one?.nearest ?? 0) * times, 6)
        expect(larger?.farthest).toBeCloseTo((one?.farthest ?? 0) * times, 6)
      }),
    )
  })

  it("is wider for a smaller dot, and there is none for one that is too large", () => {
    fc.assert(
      fc.property(apart, share, (distance, part) => {
        const [small, large] = [blindRange(distance, distance * part * 0.5), blindRange(distance, distance * part)]
        expect(small?.farthest).toBeGreaterThan(large?.farthest ?? Number.POSITIVE_INFINITY)
        expect(small?.nearest).toBeLessThan(large?.nearest ?? 0)
      }),
    )
    expect(blindRange(10, 4)).toBeNull()
  })
})
