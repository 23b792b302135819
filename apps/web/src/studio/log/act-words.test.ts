import { callableCatalogue } from "@confetti/contract/callable-catalogue"
import { describe, expect, it } from "vitest"
import { actWords, knownActs, subjectText } from "./act-words.ts"

describe("a line of the log", () => {
  const id = "a726277c-a653-464b-8abe-29a237d2ef9c"

  it("says what was done, and names a callable it does not know", () => {
    expect(actWords("rewards-pack_redemption")).toBe("packed an order")
    expect(actWords("new-thing")).toBe("new-thing")
  })

  it("has words for callables that there are, and no two alike", () => {
    const names = callableCatalogue.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(knownActs.map(([callable]) => callable)))
    expect(new Set(knownActs.map(([, words]) => words)).size).toBe(knownActs.length)
  })

  it.each([
    [`${id} shop, by ${id}`, true, "shop, by a726277c"],
    [id, true, ""],
    [id, false, "a726277c"],
    [`${id} approve`, false, "a726277c approve"],
    ["0 held confirmed packed", false, "0 held confirmed packed"],
  ])("shows %j, named: %s, as %j", (subject, isNamed, shown) => {
    expect(subjectText(subject, isNamed)).toBe(shown)
  })
})
