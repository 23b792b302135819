import { describe, expect, it } from "vitest"
import { placeMutation, placeOfMove } from "./place-mutation.ts"

const place = (tileId: string, at: number) => placeOfMove({ category: null, tileId, at })

describe("placeMutation", () => {
  it("tells the latest place of each feed, by when somebody stood there", () => {
    const [earlier, later] = [place("a", 1000), place("b", 2000)]
    expect(placeMutation.merge(earlier, later)).toBe(later)
    // Another tab was ahead.
    expect(placeMutation.merge(later, earlier)).toBeNull()
    expect(placeMutation.subject(later)).toBe("home")
    expect(placeMutation.subject(placeOfMove({ category: "space", tileId: "c", at: 0 }))).toBe("space")
  })

  it("takes from the device only what is a place", () => {
    expect(placeMutation.isInput(place("a", 0))).toBe(true)
    for (const value of [null, "a", { feed: "home", tileId: "a" }, { ...place("a", 0), tileId: 7 }])
      expect(placeMutation.isInput(value)).toBe(false)
  })
})
