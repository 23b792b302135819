import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { autosavesMergedFor, formerSlugs, isSameRevision, stateOf } from "./studio-tile.ts"

const published = { stage: "draft", isPublished: true, publishAt: 1000, isArchived: false } as const

describe("where a tile stands", () => {
  it("is scheduled until its moment, and published from then on without anybody's doing", () => {
    expect([999, 1000, 1001].map((now) => stateOf(published, now))).toEqual(["scheduled", "published", "published"])
  })

  it("is its draft's stage until it is published, and archived whatever it was", () => {
    expect(stateOf({ ...published, isPublished: false, publishAt: null, stage: "review" }, 0)).toBe("review")
    expect(stateOf({ ...published, isArchived: true }, 2000)).toBe("archived")
  })
})

describe("autosaves", () => {
  const saved = { kind: "autosaved", by: "ada", begunAt: 0 } as const

  it("are one revision for ten minutes from the first, an editor's each", () => {
    expect(isSameRevision(saved, { ...saved, begunAt: autosavesMergedFor - 1 })).toBe(true)
    expect(isSameRevision(saved, { ...saved, begunAt: autosavesMergedFor })).toBe(false)
    expect(isSameRevision(saved, { ...saved, by: "ben" })).toBe(false)
    expect(isSameRevision(null, saved)).toBe(false)
  })

  it("never take the place of what was published", () => {
    const step = { ...saved, kind: "published" } as const
    expect([isSameRevision(step, saved), isSameRevision(step, step)]).toEqual([false, false])
  })
})

describe("former slugs", () => {
  const slug = fc.constantFrom("a", "b", "c", "d")

  it("hold every slug a tile was published under, the first one first", () => {
    fc.assert(
      fc.property(fc.array(slug, { minLength: 1, maxLength: 8 }), (names) => {
        let before: { slug: string; formerly: string[] } | null = null
        for (const name of names) before = { slug: name, formerly: formerSlugs(before, { slug: name, formerly: [] }) }
        const all = new Set(names)
        const known = new Set([...(before?.formerly ?? []), before?.slug])
        expect(known).toEqual(all)
        expect(before?.formerly[0] ?? before?.slug).toBe(names[0])
      }),
    )
  })
})
