import { addDays } from "@confetti/domain/games/puzzle-day"
import { expect, it } from "vitest"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { warnOfDays } from "./warn-of-days.ts"

const english = wordsIn("en")
const now = new Date("2026-11-27T12:00:00Z")
const dated = (count: number) => Array.from({ length: count }, (_, at) => ({ day: addDays("2026-11-27", at) }))

it("says which day is the first without a tile, once there are fewer than 14", () => {
  expect(warnOfDays(dated(14), now)).toBeNull()
  expect(warnOfDays(dated(13), now)?.(english)).toBe(
    "daily-tiles.yaml dates 13 days from 2026-11-27 on, fewer than 14: 2026-12-10 is the first without a tile of its own.",
  )
  expect(warnOfDays(dated(1), now)?.(english)).toContain("dates 1 day from")
})

it("minds a gap, and that all of them are over", () => {
  expect(warnOfDays([...dated(3), { day: "2026-12-20" }], now)?.(english)).toContain("2026-11-30 is the first without")
  expect(warnOfDays([{ day: "2026-11-26" }], now)?.(english)).toContain("dates 0 days from 2026-11-27 on")
})

it("says nothing in a pack that dates none", () => {
  expect(warnOfDays([], now)).toBeNull()
})
