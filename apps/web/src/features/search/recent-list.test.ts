import { describe, expect, it } from "vitest"
import { mostRecent, withoutSearch, withSearch } from "./recent-list.tsx"

describe("withSearch", () => {
  it("puts the search at the head", () => {
    expect(withSearch(["sea"], "moon")).toEqual(["moon", "sea"])
  })

  it("moves a search that is there already, whatever its case", () => {
    expect(withSearch(["sea", "moon"], "Moon")).toEqual(["Moon", "sea"])
  })

  it("keeps no more than the most recent", () => {
    const full = Array.from({ length: mostRecent }, (_, at) => `search ${at}`)
    const next = withSearch(full, "moon")
    expect(next).toHaveLength(mostRecent)
    expect(next).not.toContain(full.at(-1))
  })

  it("keeps no empty search", () => {
    expect(withSearch(["sea"], "")).toEqual(["sea"])
  })
})

describe("withoutSearch", () => {
  it("takes a search away", () => {
    expect(withoutSearch(["moon", "sea"], "moon")).toEqual(["sea"])
  })
})
