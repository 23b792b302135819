import type { WayForMe } from "@confetti/contract/points"
import { describe, expect, it } from "vitest"
import { inOrder, wayState } from "./way-words.ts"

const way: WayForMe = {
  action: "share",
  points: 5,
  done: 0,
  left: 5,
  isOver: false,
  isClaimable: true,
  address: null,
}

describe("how far one is with a way to earn", () => {
  it("counts what is done of what today brings", () => {
    expect(wayState({ ...way, done: 3, left: 2 }, "en")).toBe("3 of 5 today")
    expect(wayState({ ...way, done: 5, left: 0 }, "en")).toBe("All 5 for today. More tomorrow")
  })

  it("says nothing where there is nothing to count", () => {
    expect(wayState({ ...way, action: "complete_account", left: 1 }, "en")).toBeNull()
    expect(wayState({ ...way, action: "referral", left: null }, "en")).toBeNull()
    expect(wayState({ ...way, action: "play_a_game", left: null, done: 2 }, "en")).toBe("2 today")
  })

  it("ends what is paid once", () => {
    expect(wayState({ ...way, done: 1, left: 0, isOver: true }, "en")).toBe("Done")
  })
})

it("puts what is still open first, and keeps the order otherwise", () => {
  const ways = [
    { ...way, action: "referral", left: null },
    { ...way, action: "complete_account", isOver: true, left: 0 },
    { ...way, action: "share", left: 0 },
    { ...way, action: "read_a_tile" },
  ] as const
  expect(inOrder(ways).map(({ action }) => action)).toEqual(["referral", "read_a_tile", "share", "complete_account"])
})
