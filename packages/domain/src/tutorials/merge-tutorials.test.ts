import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mergeTutorials } from "./merge-tutorials.ts"
import { type Tutorial, tutorials } from "./tutorials.ts"

const some = fc.subarray([...tutorials])

/** A device and the server after a sync, with what both then remember as shared. */
function meet(device: { mine: Tutorial[]; told: Tutorial[] }, server: Tutorial[]) {
  const { isReplay, toMark, seen } = mergeTutorials({ ...device, theirs: server })
  const theirs = [...new Set([...(isReplay ? [] : server), ...toMark])]
  return { device: { mine: seen, told: seen }, server: tutorials.filter((each) => theirs.includes(each)) }
}

describe("when a device and the server meet", () => {
  it("both hold the same afterwards, and meeting again changes nothing", () => {
    fc.assert(
      fc.property(some, some, some, (mine, theirs, told) => {
        const met = meet({ mine, told }, theirs)
        expect(met.server).toEqual(met.device.mine)
        expect(meet(met.device, met.server)).toEqual(met)
      }),
    )
  })

  it("what either has seen is seen, as long as nobody asked for a replay", () => {
    fc.assert(
      fc.property(some, some, some, (mine, theirs, told) => {
        const shared = [...new Set([...mine, ...told])]
        const { seen, isReplay } = mergeTutorials({ mine: shared, theirs: [...new Set([...theirs, ...told])], told })
        expect(isReplay).toBe(false)
        expect(new Set(seen)).toEqual(new Set([...shared, ...theirs]))
      }),
    )
  })

  it("a first meeting takes nothing away", () => {
    fc.assert(
      fc.property(some, some, (mine, theirs) => {
        const { seen } = mergeTutorials({ mine, theirs, told: [] })
        expect(new Set(seen)).toEqual(new Set([...mine, ...theirs]))
      }),
    )
  })
})

describe("a replay", () => {
  const all = [...tutorials]

  it("on this device empties the server, and through it every other device", () => {
    const here = meet({ mine: [], told: all }, all)
    expect(here).toEqual({ device: { mine: [], told: [] }, server: [] })
    expect(meet({ mine: all, told: all }, here.server).device.mine).toEqual([])
  })

  it("keeps what was seen after it, here and there", () => {
    const here = meet({ mine: ["subtile"], told: all }, all)
    expect(here.server).toEqual(["subtile"])
    const there = meet({ mine: all, told: ["home-feed-swipe", "subtile"] }, here.server)
    expect(there.server).toEqual(["shaded-tile-swipe", "developing-tile", "subtile"])
  })
})
