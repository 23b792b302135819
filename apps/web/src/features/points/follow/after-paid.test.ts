import { expect, it } from "vitest"
import type { Overview } from "../points-reads.ts"
import { afterPaid } from "./payouts.ts"

const way = { done: 0, left: null, isOver: false, isClaimable: true, address: null }
const overview: Overview = {
  balance: 10,
  held: 0,
  pending: 0,
  pace: null,
  perks: [],
  earnedToday: 0,
  ways: [
    { ...way, action: "complete_account", points: 10, left: 1 },
    { ...way, action: "share", points: 5, done: 1, left: 4 },
    { ...way, action: "referral", points: 100 },
  ],
}

it("counts what was paid, and what is left of it today", () => {
  const after = afterPaid(overview, { action: "share", points: 5, balance: 15, held: 0 })
  expect(after).toMatchObject({ balance: 15, earnedToday: 5 })
  expect(after.ways[1]).toMatchObject({ done: 2, left: 3, isOver: false })
  expect(after.ways[2]).toBe(overview.ways[2])
})

it("ends what is paid once", () => {
  const after = afterPaid(overview, { action: "complete_account", points: 10, balance: 20, held: 0 })
  expect(after.ways[0]).toMatchObject({ done: 1, left: 0, isOver: true, isClaimable: false })
})
