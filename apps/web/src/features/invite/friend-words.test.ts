import type { InvitedFriend, ReferralStatus } from "@confetti/contract/referrals"
import { describe, expect, it } from "vitest"
import { friendName, friendWords, ownWords } from "./friend-words.ts"

const friend: InvitedFriend = {
  id: "1",
  name: "Ben",
  state: "pending",
  missing: { account: true, tiles: 3 },
  since: "2026-06-01T12:00:00.000Z",
  reason: null,
  canAppeal: false,
  hasAppealed: false,
}
const status: ReferralStatus = { points: 100, welcomePoints: 0, tilesNeeded: 10, friends: [], inviter: null }
const wordsOf = (given: Partial<InvitedFriend>) => friendWords({ ...friend, ...given }, 100, "en")

describe("a friend one brought", () => {
  it("is named by the first name, where there is one", () => {
    expect(friendName(friend)).toBe("Ben")
    expect(friendName({ name: "" })).toBe("A friend")
  })

  it("is shown with what is missing", () => {
    expect(wordsOf({})).toBe("3 tiles to read, and their account to complete")
    expect(wordsOf({ missing: { account: false, tiles: 1 } })).toBe("1 tile to read")
    expect(wordsOf({ missing: { account: true, tiles: 0 } })).toBe("They still need to complete their account")
  })

  it("is shown with what became of it, and why", () => {
    expect(wordsOf({ state: "paid" })).toBe("Paid: +100")
    expect(wordsOf({ state: "qualified", reason: "In two days." })).toBe("In two days.")
    expect(wordsOf({ state: "review" })).toBe("Under review")
    expect(wordsOf({ state: "rejected", reason: "The same device." })).toBe("Not counted. The same device.")
  })
})

describe("who was brought", () => {
  const inviter = { name: "Ada", state: "pending" as const, missing: { account: false, tiles: 4 } }

  it("reads what is missing, and what it brings to both", () => {
    expect(ownWords({ ...status, inviter }, "en")).toBe("Read 4 tiles to get +100 for Ada.")
    expect(ownWords({ ...status, inviter, welcomePoints: 20 }, "en")).toBe(
      "Read 4 tiles to get +100 for Ada, +20 for you.",
    )
  })

  it("reads when it is done, and nothing where nobody brought them", () => {
    expect(ownWords({ ...status, inviter: { ...inviter, state: "paid" } }, "en")).toBe("All done: +100 for Ada.")
    expect(ownWords(status, "en")).toBeNull()
  })
})
