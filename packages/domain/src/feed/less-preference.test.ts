import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countLess, orderWithLess } from "./less-preference.ts"

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(String))
const some = fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(String)).map((each) => new Set(each))

describe("an order with less of some tiles", () => {
  it("sinks what is wanted less, and leaves out what is not wanted", () => {
    const less = { hidden: new Set(["b"]), lessened: new Set(["a", "d"]) }
    expect(orderWithLess(["a", "b", "c", "d", "e"], less)).toEqual(["c", "e", "a", "d"])
  })

  it("keeps every other tile once, in its order, before all that sank", () => {
    fc.assert(
      fc.property(ids, some, some, (order, hidden, lessened) => {
        const ordered = orderWithLess(order, { hidden, lessened })
        const kept = order.filter((id) => !hidden.has(id))
        expect([...ordered].sort()).toEqual([...kept].sort())
        expect(ordered.filter((id) => !lessened.has(id))).toEqual(kept.filter((id) => !lessened.has(id)))
        expect(ordered.filter((id) => lessened.has(id))).toEqual(kept.filter((id) => lessened.has(id)))
        const first = ordered.findIndex((id) => lessened.has(id))
        expect(first < 0 || ordered.slice(first).every((id) => lessened.has(id))).toBe(true)
      }),
    )
  })

  it("is the order itself without less-preferences, and does nothing twice", () => {
    fc.assert(
      fc.property(ids, some, some, (order, hidden, lessened) => {
        expect(orderWithLess(order, { hidden: new Set(), lessened: new Set() })).toEqual(order)
        const once = orderWithLess(order, { hidden, lessened })
        expect(orderWithLess(once, { hidden, lessened })).toEqual(once)
      }),
    )
  })
})

describe("how many of what is not wanted come next", () => {
  it("counts them among the next tiles, and no further", () => {
    const ids = ["space-1", "ocean-1", "space-2", "space-3"]
    expect(countLess(ids, (id) => id.startsWith("space"), 3)).toBe(2)
    expect(countLess([], () => true, 20)).toBe(0)
  })
})
