import { expect, it } from "vitest"
import { earnActions, pointActions, waysToEarn } from "./action-points.ts"

it("has the specification's points for every action", () => {
  expect(Object.fromEntries(earnActions.map((action) => [action, waysToEarn[action].points]))).toEqual({
    referral: 100,
    read_a_tile: 1,
    share: 5,
    create_a_thought: 5,
    play_a_game: 1,
    complete_account: 10,
    enable_notifications: 10,
    follow_tiktok: 10,
    follow_ig: 10,
  })
})

it("says how often each is paid, and for what", () => {
  expect(
    Object.fromEntries(earnActions.map((action) => [action, [waysToEarn[action].paidFor, waysToEarn[action].perDay]])),
  ).toEqual({
    referral: ["person", null],
    read_a_tile: ["tile", 50],
    share: ["tile", 5],
    create_a_thought: ["thought", 3],
    play_a_game: ["game", null],
    complete_account: ["once", null],
    enable_notifications: ["once", null],
    follow_tiktok: ["once", null],
    follow_ig: ["once", null],
  })
})

it("names every action of the specification", () => {
  expect([...pointActions].toSorted()).toEqual([
    "complete_account",
    "create_a_thought",
    "enable_notifications",
    "follow_ig",
    "follow_tiktok",
    "play_a_game",
    "read_a_tile",
    "redeem_item",
    "referral",
    "referred",
    "share",
  ])
})

it("lists the ways that bring most first", () => {
  const points = earnActions.map((action) => waysToEarn[action].points)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
})
