// @module-tag drill
import { expect, it } from "vitest"
import { simulate } from "./simulate.ts"

const histories = 300

it(`${histories} lives with the shop and with thoughts, through crashes at every await, end as they must`, async () => {
  const done = await simulate({ seed: 20_261_121, histories })
  expect(done.histories).toBe(histories)
  expect(done.unlocked).toBeGreaterThan(0)
  for (const parcels of [done.lost, done.returned, done.resent]) expect(parcels).toBeGreaterThan(10)
  expect(done.crashes).toBeGreaterThan(histories)
}, 300_000)
