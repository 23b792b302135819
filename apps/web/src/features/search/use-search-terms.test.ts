import { describe, expect, it } from "vitest"
import { longestQuery, plainQuery, readTerms } from "./use-search-terms.ts"

describe("readTerms", () => {
  it("reads words and topic", () => {
    expect(readTerms("t=space&q=red%20moon")).toEqual({ q: "red moon", t: "space" })
  })

  it("reads nothing from an empty address, and no topic from an empty one", () => {
    expect(readTerms("")).toEqual({ q: "", t: null })
    expect(readTerms("t=&q=")).toEqual({ q: "", t: null })
  })
})

describe("plainQuery", () => {
  it("takes superfluous spaces away", () => {
    expect(plainQuery("  red   moon ")).toBe("red moon")
  })

  it("keeps no more than the longest query", () => {
    expect(plainQuery("a".repeat(500))).toHaveLength(longestQuery)
  })
})
