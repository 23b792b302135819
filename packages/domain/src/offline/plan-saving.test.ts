import { expect, it } from "vitest"
import { planSaving } from "./plan-saving.ts"

const saved = [
  { slug: "sea", bytes: 30, savedAt: 3 },
  { slug: "space", bytes: 20, savedAt: 1 },
  { slug: "food", bytes: 10, savedAt: 2 },
]

it("removes nothing where there is room", () => {
  expect(planSaving("art", 30, { quota: 100, usage: 60 }, saved)).toEqual({ ok: true, removed: [] })
})

it("leaves a tenth of what the browser grants to everything else", () => {
  expect(planSaving("art", 31, { quota: 100, usage: 60 }, [])).toEqual({ ok: false, reason: "no-room", free: 30 })
})

it("removes the oldest first, and no more than it must", () => {
  expect(planSaving("art", 40, { quota: 100, usage: 70 }, saved)).toEqual({ ok: true, removed: ["space"] })
  expect(planSaving("art", 45, { quota: 100, usage: 70 }, saved)).toEqual({ ok: true, removed: ["space", "food"] })
})

it("gives what is saved anew its own room back, and never removes it", () => {
  expect(planSaving("space", 40, { quota: 100, usage: 70 }, saved)).toEqual({ ok: true, removed: [] })
  expect(planSaving("space", 50, { quota: 100, usage: 70 }, saved)).toEqual({ ok: true, removed: ["food"] })
})

it("says how much there would be where even all of it is too little", () => {
  expect(planSaving("art", 200, { quota: 100, usage: 70 }, saved)).toEqual({ ok: false, reason: "no-room", free: 80 })
  expect(planSaving("art", 5, { quota: 10, usage: 20 }, [])).toEqual({ ok: false, reason: "no-room", free: 0 })
})
