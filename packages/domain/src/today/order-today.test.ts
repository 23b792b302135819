import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { orderToday } from "./order-today.ts"

const ids = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"]
const tiles = ids.map((id) => ({ id }))
const some = fc.shuffledSubarray([...ids, "x", "y"])
const idsOf = (ordered: readonly { id: string }[]): string[] => ordered.map(({ id }) => id)

describe("the numbers of a day's tiles", () => {
  it("begin with what was met, as it was met, and go on with what lies ahead, as it lies there", () => {
    fc.assert(
      fc.property(some, some, (met, upcoming) => {
        const ordered = idsOf(orderToday(tiles, met, upcoming))
        const viewedToday = met.filter((id) => ids.includes(id))
        const ahead = upcoming.filter((id) => ids.includes(id) && !met.includes(id))
        expect(ordered.slice(0, viewedToday.length + ahead.length)).toEqual([...viewedToday, ...ahead])
        expect(ordered.toSorted()).toEqual(ids)
      }),
    )
  })

  it("stay with what was met, whatever is met after it", () => {
    fc.assert(
      fc.property(some, some, (met, upcoming) => {
        const before = orderToday(tiles, met, upcoming)
        const count = met.filter((id) => ids.includes(id)).length
        for (const { id } of before.slice(count)) {
          const after = orderToday(before, [...met, id], [])
          expect(after.slice(0, count)).toEqual(before.slice(0, count))
          expect(after[count]).toEqual({ id })
        }
      }),
    )
  })

  it("are those of the choice where nothing was met", () => {
    expect(orderToday(tiles, [], [])).toEqual(tiles)
  })
})
