import { describe, expect, it } from "vitest"
import { isWithin, valueAt, withValueAt } from "./paths.ts"

const tile = { title: "Bread", sources: [{ kind: "page" }, { kind: "book" }] }

describe("a path", () => {
  it("leads to a value, or nowhere", () => {
    expect(valueAt(tile, ["sources", 1, "kind"])).toBe("book")
    expect(valueAt(tile, ["sources", 7, "kind"])).toBeUndefined()
  })

  it("gives a copy with another value, and leaves the rest and the document itself as they are", () => {
    const changed = withValueAt(tile, ["sources", 1, "kind"], "paper")
    expect(changed).toEqual({ title: "Bread", sources: [{ kind: "page" }, { kind: "paper" }] })
    expect(changed.sources[0]).toBe(tile.sources[0])
    expect(tile.sources[1]?.kind).toBe("book")
    expect(withValueAt(tile, [], "all of it")).toBe("all of it")
  })

  it("lies within its group, and not within another one that begins alike", () => {
    expect(isWithin(["subtiles", 1, "body"], ["subtiles", 1])).toBe(true)
    expect(isWithin(["subtiles", 10], ["subtiles", 1])).toBe(false)
  })
})
