import { expect, it } from "vitest"
import type { Services } from "../../platform/services.ts"
import { everything } from "./parse-filter.ts"
import { queryCost } from "./search-routes.ts"
import { findTiles } from "./search-tiles.ts"
import { timeBudget } from "./time-budget.ts"

it("is over once its time has gone by", () => {
  let now = 5
  const budget = timeBudget(1000, () => now)
  expect(budget.isOver()).toBe(false)
  now = 1004
  expect(budget.isOver()).toBe(false)
  now = 1005
  expect(budget.isOver()).toBe(true)
})

it("ends a search that comes too late with nothing, and says that it is not all", async () => {
  const search = { query: "moon", filter: everything, budget: { isOver: () => true } }
  expect(await findTiles({} as Services, search)).toEqual({ ids: [], total: 0, isCut: true })
})

it.each([
  [[], 1000, 1],
  [null, 20, 1],
  [null, 99, 1],
  [["title"], 100, 2],
  [null, 1000, 11],
])("a query for the attributes %j of %i hits costs %i", (attributes, hitsPerPage, cost) => {
  expect(queryCost({ attributes, hitsPerPage })).toBe(cost)
})
