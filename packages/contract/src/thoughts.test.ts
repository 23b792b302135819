import { expect, it } from "vitest"
import { createThought, decideThoughtReview, thoughtsQuery } from "./thoughts.ts"

const thoughtId = "11111111-1111-4111-8111-111111111111"

it("reads the interesting ones where no tab is named, and pages by what a page said", () => {
  expect(thoughtsQuery.parse({})).toEqual({ tab: "INTERESTING" })
  for (const at of ["46.01234567891234", "-3.5", "1767225600000"])
    expect(thoughtsQuery.safeParse({ tab: "USER_TAKES", before: `${at}_${thoughtId}` }).success).toBe(true)
})

it.each([
  { tab: "ALL" },
  { before: "" },
  { before: "1" },
  { before: `Infinity_${thoughtId}` },
  { before: "1_'; drop" },
  { before: `8640000000000001_${thoughtId}` },
])("refuses %j", (query) => expect(thoughtsQuery.safeParse(query).success).toBe(false))

it("takes any text, to say itself what is wrong with it, and no id that is none", () => {
  expect(createThought.input.safeParse({ thoughtId, tileId: "a", text: "\u0000" }).success).toBe(true)
  expect(createThought.input.safeParse({ thoughtId: "mine", tileId: "a", text: "a" }).success).toBe(false)
})

it("has a reason for whatever its author is to read", () => {
  const decide = (given: object) => decideThoughtReview.input.safeParse({ thoughtId, revision: 1, ...given }).success
  expect([decide({ decision: "approve" }), decide({ decision: "reject", reason: "An advertisement." })]).toEqual([
    true,
    true,
  ])
  expect([decide({ decision: "reject" }), decide({ decision: "suspend", days: 3 })]).toEqual([false, false])
})
