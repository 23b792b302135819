import type { RewardItem } from "@confetti/contract/rewards"
import { describe, expect, it } from "vitest"
import { fewLeft, nearest, reachOf, reachWords, type Wallet } from "./reach.ts"

const tote: RewardItem = {
  id: "tote",
  title: "The tote",
  teaser: "Heavy cotton.",
  text: "",
  kind: "goods",
  cost: 600,
  status: 0,
  picture: { id: "p", alt: "A bag", width: 9, height: 9, widths: [9], thumbhash: "", color: "#000000" },
  isExample: false,
  choice: null,
  variants: [{ id: "", name: "", left: 12 }],
}
const costing = (...costs: number[]) => costs.map((cost) => ({ ...tote, id: String(cost), cost }))
const has = (balance: number, given: Partial<Wallet> = {}): Wallet => ({ balance, pace: null, perks: [], ...given })
const left = (...pieces: number[]) => ({
  ...tote,
  variants: pieces.map((left, at) => ({ id: `${at}`, name: "", left })),
})

describe("how far one is", () => {
  it("tells what remains, or what is missing", () => {
    expect(reachOf(tote, has(640))).toEqual({ is: "there", remains: 40 })
    expect(reachOf(tote, has(450))).toEqual({ is: "far", missing: 150, share: 0.75, pace: null })
    expect(reachWords(reachOf(tote, has(450)), "en")).toBe("150 to go")
  })

  it("says when it is there, at their pace", () => {
    expect(reachWords(reachOf(tote, has(450, { pace: 40 })), "en")).toBe("150 to go, about 4 days")
    expect(reachWords(reachOf(tote, has(600, { pace: 40 })), "en")).toBe("You can get it now")
  })

  it("is no way at all to what is theirs, and to nobody else's", () => {
    const hue = { ...tote, kind: "hue" as const, variants: [] }
    expect(reachOf(hue, has(0, { perks: ["hue"] }))).toEqual({ is: "owned" })
    expect(reachOf({ ...hue, status: 1 }, has(0, { perks: ["hue"] }))).toEqual({ is: "owned" })
    expect(reachOf(hue, has(600, { perks: ["icon"] }))).toEqual({ is: "there", remains: 0 })
    expect(reachOf(hue, null)).toEqual({ is: "unknown" })
    expect(nearest([hue, tote], has(700, { perks: ["hue"] }), 3)).toEqual([tote])
  })

  it("says nothing of points to somebody who has none to look at", () => {
    expect(reachWords(reachOf(tote, null), "en")).toBeNull()
  })

  it("does not matter where it can't be had", () => {
    expect(reachOf({ ...tote, status: 1 }, has(640))).toEqual({ is: "off" })
    expect(reachOf(left(0, 0), has(640))).toEqual({ is: "gone" })
  })
})

it("counts what is left only where that is little", () => {
  expect(fewLeft(left(12), "en")).toBeNull()
  expect(fewLeft(left(2, 1, 0), "en")).toBe("Only 3 left")
  expect(fewLeft(left(1, 0), "en")).toBe("Only one left")
  expect(fewLeft(left(0), "en")).toBeNull()
})

describe("what is near", () => {
  it("is the dearest that is there, and the next one ahead", () => {
    const ids = nearest(costing(100, 250, 300, 600, 900), has(320), 3).map(({ id }) => id)
    expect(ids).toEqual(["300", "250", "600"])
  })

  it("is what they have the points for, where there is nothing beyond it", () => {
    expect(nearest(costing(100, 250), has(1000), 2).map(({ id }) => id)).toEqual(["250", "100"])
  })

  it("leaves out what can't be had, and shows strangers the first ones", () => {
    const items = [{ ...tote, id: "off", status: 1 as const }, ...costing(100, 250)]
    expect(nearest(items, has(500), 3).map(({ id }) => id)).toEqual(["250", "100"])
    expect(nearest(items, null, 1).map(({ id }) => id)).toEqual(["100"])
  })
})
