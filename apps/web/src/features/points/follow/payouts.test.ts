import type { StatementEntry } from "@confetti/contract/points"
import { expect, it } from "vitest"
import { payoutsIn } from "./payouts.ts"

const entry = (number: number, action: StatementEntry["action"], cause: string | null = null): StatementEntry => ({
  number,
  action,
  kind: "earned",
  points: action === "referral" ? 100 : 5,
  balance: 0,
  state: "paid",
  cause,
  tile: null,
  at: "2026-06-01T00:00:00.000Z",
})

it("is none on a device that has not seen this person's statement before", () => {
  const entries = [entry(2, "referral", "Ben"), entry(1, "share")]
  expect(payoutsIn(entries, "ada", null)).toEqual({ toasts: [], seen: { userId: "ada", number: 2 } })
  expect(payoutsIn(entries, "ada", { userId: "eve", number: 9 }).seen).toEqual({ userId: "ada", number: 2 })
})

it("names the friend who brought points since", () => {
  const entries = [entry(3, "referral", "Ben"), entry(2, "share"), entry(1, "referral", "Cleo")]
  const { toasts, seen } = payoutsIn(entries, "ada", { userId: "ada", number: 2 })
  expect(toasts).toEqual([{ action: "referral", points: 100, cause: "Ben" }])
  expect(payoutsIn(entries, "ada", seen).toasts).toEqual([])
})

it("is one, of several friends", () => {
  const entries = [entry(3, "referral", "Ben"), entry(2, "referral", "Cleo")]
  const { toasts } = payoutsIn(entries, "ada", { userId: "ada", number: 1 })
  expect(toasts).toEqual([{ action: "referral", points: 200, cause: null }])
})

it("forgets nothing where the statement is shorter than it was", () => {
  expect(payoutsIn([], "ada", { userId: "ada", number: 7 }).seen).toEqual({ userId: "ada", number: 7 })
})

it("is also a thought that was approved, beside what friends brought", () => {
  const entries = [entry(4, "create_a_thought"), entry(3, "referral", "Ben"), entry(2, "read_a_tile")]
  const { toasts } = payoutsIn(entries, "ada", { userId: "ada", number: 1 })
  expect(toasts).toEqual([
    { action: "referral", points: 100, cause: "Ben" },
    { action: "create_a_thought", points: 5, cause: null },
  ])
})
