import fc from "fast-check"
import { expect, it } from "vitest"
import { addDays } from "../games/puzzle-day.ts"
import { tileOfDay } from "./tile-of-day.ts"

const tiles = Array.from({ length: 30 }, (_, at) => ({ id: `t${at}`, merit: at % 2 }))
const someDay = fc.integer({ min: -4000, max: 40_000 }).map((count) => addDays("2020-01-01", count))

it("is one of the good tiles, the same in whatever order they come", () => {
  fc.assert(
    fc.property(someDay, (day) => {
      const id = tileOfDay(day, tiles)
      expect(tiles.find((tile) => tile.id === id)?.merit).toBe(1)
      expect(tileOfDay(day, tiles.toReversed())).toBe(id)
    }),
  )
})

it("comes again only after all the others were there", () => {
  fc.assert(
    fc.property(someDay, (day) => {
      const ids = Array.from({ length: 15 }, (_, count) => tileOfDay(addDays(day, count), tiles))
      expect(new Set(ids).size).toBe(15)
    }),
  )
})

it("is any tile where few are good, and none where there is none", () => {
  expect(tileOfDay("2026-11-23", [{ id: "only", merit: 0 }])).toBe("only")
  expect(tileOfDay("2026-11-23", [])).toBeNull()
})
