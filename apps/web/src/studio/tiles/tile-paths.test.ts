import { studioStates } from "@confetti/domain/studio/studio-tile"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { filtersPath, longestSearch, readFilters } from "./tile-paths.ts"

const queryOf = (path: string) => path.split("?")[1] ?? ""

describe("the list's filters", () => {
  it("are the same after the way through the address", () => {
    const filters = fc.record({
      search: fc.string({ maxLength: 20, unit: "grapheme" }),
      state: fc.constantFrom(null, ...studioStates),
      category: fc.constantFrom(null, "space", "ocean & sky"),
    })
    fc.assert(
      fc.property(filters, (asked) => {
        expect(readFilters(queryOf(filtersPath(asked)))).toEqual(asked)
      }),
    )
  })

  it("ignore what nobody offered", () => {
    expect(readFilters("state=eaten&category=")).toEqual({ search: "", state: null, category: null })
    expect(readFilters(`q=${"a".repeat(500)}`).search).toHaveLength(longestSearch)
  })
})
