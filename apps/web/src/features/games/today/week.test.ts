import { expect, it } from "vitest"
import { statsOf } from "../../../../test/fake-games.ts"
import { weekOf } from "./week.ts"

const statesOf = (given: Parameters<typeof statsOf>[0]) => weekOf(statsOf(given)).map(({ state }) => state)

it("counts a day as played by any game, and tells a frozen day from a missed one", () => {
  expect(statesOf({ played: { WURD: [6, 5], BAW: [5, 2] }, frozen: [4] })).toEqual([
    "played",
    "played",
    "frozen",
    "missed",
    "played",
    "missed",
    "today",
  ])
})

it("does not call today missed before it is over", () => {
  expect(statesOf({}).at(-1)).toBe("today")
  expect(statesOf({ played: { WURD: [0] } }).at(-1)).toBe("played")
})
