import { describe, expect, it } from "vitest"
import { showLess } from "./feed.ts"
import { likeTile, mergeLikes, unlikeTile } from "./likes.ts"
import { mostLikesMerged, mostReadsAtOnce } from "./limits.ts"
import { claimAction, listEntries } from "./points.ts"
import { recordReads, tapTile } from "./tile-taps.ts"

const tooLong = "x".repeat(65)
const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at}`.padStart(64, "x"))

/** That what a schema refuses is answered with `request/invalid` is in the server's `callables.test.ts`. */
describe.each([likeTile, unlikeTile])("$name", ({ input }) => {
  it("takes a tile's id", () => expect(input.safeParse({ tileId: "a" }).success).toBe(true))

  it.each([undefined, null, 7, "", tooLong, ["a"]])("refuses the tile %j", (tileId) =>
    expect(input.safeParse({ tileId }).success).toBe(false),
  )

  it("refuses a userId", () => expect(input.safeParse({ tileId: "a", userId: "b" }).success).toBe(false))
})

describe(mergeLikes.name, () => {
  it("takes two thousand of the longest ids, or none", () => {
    expect(mostLikesMerged).toBe(2000)
    for (const tileIds of [[], ids(mostLikesMerged)]) expect(mergeLikes.input.safeParse({ tileIds }).success).toBe(true)
  })

  it.each([
    ["one too many", ids(mostLikesMerged + 1)],
    ["an id that is too long", [tooLong]],
    ["no list", "a"],
  ])("refuses %s", (_what, tileIds) => expect(mergeLikes.input.safeParse({ tileIds }).success).toBe(false))
})

describe(tapTile.name, () => {
  it("takes a tile alone, or with when and with how many subtiles", () => {
    for (const data of [{ tileId: "a" }, { tileId: "a", tappedDate: "2026-02-28T00:00:00Z", subtileCount: 10_000 }])
      expect(tapTile.input.safeParse(data).success).toBe(true)
  })

  it.each([
    {},
    { tileId: "" },
    { tileId: tooLong },
    { tileId: "a", tappedDate: "yesterday" },
    { tileId: "a", tappedDate: "2026-02-30T00:00:00Z" },
    { tileId: "a", subtileCount: -1 },
    { tileId: "a", subtileCount: 1.5 },
    { tileId: "a", subtileCount: 10_001 },
    { tileId: "a", userId: "somebody" },
  ])("refuses %j", (data) => expect(tapTile.input.safeParse(data).success).toBe(false))
})

describe(recordReads.name, () => {
  const read = { tileId: "a", share: 0.5, isRead: false, seenDate: "2026-06-01T12:00:00.000Z" }

  it("takes one to fifty reads", () => {
    expect(mostReadsAtOnce).toBe(50)
    for (const [count, isTaken] of [
      [0, false],
      [1, true],
      [50, true],
      [51, false],
    ] as const)
      expect([
        count,
        recordReads.input.safeParse({ reads: Array.from({ length: count }, () => read) }).success,
      ]).toEqual([count, isTaken])
  })

  it.each([
    { share: -0.1 },
    { share: 1.1 },
    { share: "1" },
    { isRead: "yes" },
    { seenDate: "now" },
    { tileId: "" },
    { tileId: tooLong },
    { userId: "somebody" },
  ])("refuses all reads when one has %j", (wrong) =>
    expect(recordReads.input.safeParse({ reads: [read, { ...read, ...wrong }] }).success).toBe(false),
  )
})

describe(claimAction.name, () => {
  it("takes a tile where the action is for one, and none where it is not", () => {
    for (const data of [{ action: "read_a_tile", tileId: "t1" }, { action: "complete_account" }])
      expect(claimAction.input.safeParse(data).success).toBe(true)
  })

  it.each([
    { action: "read_a_tile" },
    { action: "complete_account", tileId: "t1" },
    { action: "be_nice" },
    { action: "read_a_tile", tileId: "" },
    null,
    [],
  ])("refuses %j", (data) => expect(claimAction.input.safeParse(data).success).toBe(false))
})

describe(listEntries.name, () => {
  it("takes a page of up to a hundred", () => expect(listEntries.input.safeParse({ limit: 100 }).success).toBe(true))

  it.each([{ limit: 0 }, { limit: 101 }, { before: 0 }, { filter: "odd" }, { userId: "x" }])("refuses %j", (data) =>
    expect(listEntries.input.safeParse(data).success).toBe(false),
  )
})

describe(showLess.name, () => {
  it("takes a scope and its subject", () =>
    expect(showLess.input.safeParse({ scope: "category", subject: "space" }).success).toBe(true))

  it.each([
    { scope: "everything", subject: "space" },
    { scope: "tile", subject: "" },
    { scope: "category", subject: "space", upcoming: Array.from({ length: 21 }, String) },
  ])("refuses %j", (data) => expect(showLess.input.safeParse(data).success).toBe(false))
})
