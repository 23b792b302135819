import { expect, it } from "vitest"
import { gatherLandings, type Landing } from "./gather-landings.ts"
import { landingWords } from "./landing-words.ts"

function watched() {
  const shown: Landing[] = []
  let now = 0
  let timer: { at: number; act: () => void } | null = null
  const landings = gatherLandings({
    show: (landing) => void shown.push(landing),
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
  return { ...landings, shown, pass }
}

const read: Landing = { action: "read_a_tile", points: 1 }

it("shows what was done on purpose at once, each by itself", () => {
  const { land, shown } = watched()
  land({ action: "share", points: 5 })
  land({ action: "complete_account", points: 10 })
  expect(shown.map(({ points }) => points)).toEqual([5, 10])
})

it("makes one of several points for reading, once the reader pauses", () => {
  const { land, pass, shown } = watched()
  for (const wait of [10_000, 10_000, 11_999]) {
    land(read)
    pass(wait)
  }
  expect(shown).toEqual([])
  pass(1)
  expect(shown).toEqual([{ action: "read_a_tile", points: 3 }])
})

it("does not keep somebody who reads and reads waiting for ever", () => {
  const { land, pass, shown } = watched()
  for (let at = 0; at < 8; at++) {
    land(read)
    pass(10_000)
  }
  expect(shown).toEqual([{ action: "read_a_tile", points: 6 }])
})

it("shows nothing where nothing was paid, or nobody is here any more", () => {
  const { land, pass, stop, shown } = watched()
  land({ action: "share", points: 0 })
  land(read)
  stop()
  pass(120_000)
  expect(shown).toEqual([])
})

it("says it in words", () => {
  expect(landingWords({ action: "share", points: 5 }, "en")).toEqual({ amount: "+5 points", reason: "for sharing" })
  expect(landingWords({ action: "read_a_tile", points: 1 }, "en")).toEqual({
    amount: "+1 point",
    reason: "for reading",
  })
  expect(landingWords({ action: "referral", points: 100, cause: "Ben" }, "en").reason).toBe("for bringing Ben")
})
