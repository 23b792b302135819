import type { StatementEntry } from "@confetti/contract/points"
import { describe, expect, it } from "vitest"
import { entryWords, signed } from "./entry-words.ts"

const entry: StatementEntry = {
  number: 1,
  action: "share",
  kind: "earned",
  points: 5,
  balance: 5,
  state: "paid",
  cause: null,
  tile: { id: "a", slug: "moon", title: "Mirrors on the Moon" },
  at: "2026-06-01T12:00:00.000Z",
}

describe("a line of the statement", () => {
  it("names the tile and what was done with it", () => {
    expect(entryWords(entry)).toEqual({ cause: "Mirrors on the Moon", about: ["Shared a tile", "paid"] })
  })

  it("says what was done where there is nothing to name", () => {
    expect(entryWords({ ...entry, action: "complete_account", tile: null })).toEqual({
      cause: "Your account is complete",
      about: ["paid"],
    })
  })

  it("tells where an item's points are, and that they came back", () => {
    const tote = { ...entry, action: "redeem_item", tile: null, cause: "The tote", points: -600 } as const
    const aboutOf = (given: Partial<StatementEntry>) => entryWords({ ...tote, ...given }).about.join(", ")
    expect(aboutOf({ kind: "redeemed", state: "held" })).toBe("From the shop, reserved")
    expect(aboutOf({ kind: "redeemed", state: "spent" })).toBe("From the shop, spent")
    expect(aboutOf({ kind: "redeemed", state: "returned" })).toBe("From the shop, refunded later")
    expect(aboutOf({ kind: "refund", state: "paid", points: 600 })).toBe("Refunded")
  })
})

it("writes points with their sign", () => {
  expect(signed(5, "en")).toBe("+5")
  expect(signed(-1200, "en")).toBe("−1,200")
})
