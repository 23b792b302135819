import { day } from "@confetti/domain/durations"
import { expect, it } from "vitest"
import { statusHere } from "./status-here.ts"

const shop = { isEmulator: false, now: 0, nextTileAt: null }

it("offers examples where everything is tried out, and nowhere else", () => {
  const example = { status: 0, isExample: true, kind: "goods" } as const
  expect(statusHere(example, { ...shop, isEmulator: true })).toBe(0)
  expect(statusHere(example, shop)).toBe(1)
})

it("offers an operator's own things as they say", () => {
  for (const isEmulator of [true, false])
    for (const status of [0, 1] as const)
      for (const kind of ["goods", "hue"] as const)
        expect(statusHere({ status, isExample: false, kind }, { ...shop, isEmulator })).toBe(status)
})

it("offers tiles a day early while one is published within the week", () => {
  const early = { status: 0, isExample: false, kind: "early" } as const
  const statusAt = (nextTileAt: number | null) => statusHere(early, { ...shop, nextTileAt })
  expect([null, 1, 7 * day, 7 * day + 1].map(statusAt)).toEqual([1, 0, 0, 1])
  expect(statusHere({ ...early, status: 1 }, { ...shop, nextTileAt: 1 })).toBe(1)
})
