import fc from "fast-check"
import { expect, it } from "vitest"
import { nextReward } from "./next-reward.ts"

const item = fc.record({ cost: fc.integer({ min: 1, max: 40 }) })

it("has nothing between what is there and what comes next", () => {
  fc.assert(
    fc.property(fc.array(item), fc.nat(40), (items, points) => {
      const { now, next } = nextReward(items, points)
      expect(now === null).toBe(items.every(({ cost }) => cost > points))
      expect(next === null).toBe(items.every(({ cost }) => cost <= points))
      for (const { cost } of items) expect(cost <= (now?.cost ?? 0) || cost >= (next?.cost ?? 0)).toBe(true)
    }),
  )
})

it("takes the first of two at one cost", () => {
  const [a, b, c, d] = [{ cost: 25 }, { cost: 25 }, { cost: 50 }, { cost: 50 }]
  const { now, next } = nextReward([a, b, c, d], 30)
  expect(now).toBe(a)
  expect(next).toBe(c)
})
