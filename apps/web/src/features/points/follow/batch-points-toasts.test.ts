import { expect, it } from "vitest"
import { batchPointsToasts, type PointsToast, pointsToastWords } from "./batch-points-toasts.ts"

function watched() {
  const shown: PointsToast[] = []
  let now = 0
  let timer: { at: number; act: () => void } | null = null
  const toasts = batchPointsToasts({
    show: (toast) => void shown.push(toast),
    now: () => now,
    after: (ms, act) => {
      timer = { at: now + ms, act }
      return () => {
        timer = null
      }
    },
  })
  const pass = (ms: number) => {
    now += ms
    if (timer && timer.at <= now) timer.act()
  }
  return { ...toasts, shown, pass }
}

const read: PointsToast = { action: "read_a_tile", points: 1 }

it("shows what was done on purpose at once, each by itself", () => {
  const { add, shown } = watched()
  add({ action: "share", points: 5 })
  add({ action: "complete_account", points: 10 })
  expect(shown.map(({ points }) => points)).toEqual([5, 10])
})

it("makes one of several points for reading, once the reader pauses", () => {
  const { add, pass, shown } = watched()
  for (const wait of [10_000, 10_000, 11_999]) {
    add(read)
    pass(wait)
  }
  expect(shown).toEqual([])
  pass(1)
  expect(shown).toEqual([{ action: "read_a_tile", points: 3 }])
})

it("does not keep somebody who reads and reads waiting for ever", () => {
  const { add, pass, shown } = watched()
  for (let at = 0; at < 8; at++) {
    add(read)
    pass(10_000)
  }
  expect(shown).toEqual([{ action: "read_a_tile", points: 6 }])
})

it("shows nothing where nothing was paid, or nobody is here any more", () => {
  const { add, pass, stop, shown } = watched()
  add({ action: "share", points: 0 })
  add(read)
  stop()
  pass(120_000)
  expect(shown).toEqual([])
})

it("says it in words", () => {
  expect(pointsToastWords({ action: "share", points: 5 }, "en")).toEqual({ amount: "+5 points", reason: "for sharing" })
  expect(pointsToastWords({ action: "read_a_tile", points: 1 }, "en")).toEqual({
    amount: "+1 point",
    reason: "for reading",
  })
  expect(pointsToastWords({ action: "referral", points: 100, cause: "Ben" }, "en").reason).toBe("for inviting Ben")
})
