import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compareDrafts } from "./compare-drafts.ts"
import { mergeDrafts, rebaseDraft, type Side, usualChoices } from "./merge-drafts.ts"
import { drafts, emptyDraft, subtile } from "../../../../test/some-drafts.ts"

describe("two versions of a draft", () => {
  it("differ in nothing exactly where they are the same", () => {
    fc.assert(
      fc.property(
        drafts,
        (draft) => compareDrafts({ mine: draft, theirs: structuredClone(draft), base: null }).length === 0,
      ),
    )
    const [mine, theirs] = [emptyDraft(), emptyDraft({ teaser: "Sugar." })]
    expect(compareDrafts({ mine, theirs, base: null }).map(({ id }) => id)).toEqual(["teaser"])
  })

  it("give either one back whole when all its parts are chosen", () => {
    fc.assert(
      fc.property(drafts, drafts, fc.constantFrom<Side>("mine", "theirs"), (mine, theirs, side) => {
        const choices = Object.fromEntries(compareDrafts({ mine, theirs, base: null }).map(({ id }) => [id, side]))
        expect(mergeDrafts({ mine, theirs }, choices)).toEqual(side === "mine" ? mine : theirs)
      }),
    )
  })

  it("lose no subtile, and make none, whatever is chosen", () => {
    fc.assert(
      fc.property(drafts, drafts, fc.infiniteStream(fc.constantFrom<Side>("mine", "theirs")), (mine, theirs, sides) => {
        const choices: Record<string, Side> = {}
        for (const { id } of compareDrafts({ mine, theirs, base: null })) choices[id] = sides.next().value ?? "mine"
        const merged = mergeDrafts({ mine, theirs }, choices).subtiles
        const chosen = [...new Set([...mine.subtiles, ...theirs.subtiles].map(({ key }) => key))].filter((key) => {
          const side = choices[`subtile ${key}`] === "theirs" ? theirs : mine
          return side.subtiles.some((each) => each.key === key)
        })
        expect(merged.map(({ key }) => key).toSorted()).toEqual(chosen.toSorted())
      }),
    )
  })

  it("say who changed a part, and take it from them", () => {
    const base = emptyDraft({ subtiles: [subtile("1", "Yeast"), subtile("2", "Salt")] })
    const mine = { ...base, title: "Mine", teaser: "Mine" }
    const theirs = { ...base, teaser: "Theirs", subtiles: [subtile("2", "Salt"), subtile("1", "Yeast"), subtile("3")] }
    const found = compareDrafts({ mine, theirs, base })
    expect(found.map(({ id, changedBy }) => [id, changedBy])).toEqual([
      ["title", "mine"],
      ["teaser", "both"],
      ["order", "theirs"],
      ["subtile 3", "theirs"],
    ])
    expect(mergeDrafts({ mine, theirs }, usualChoices(found))).toEqual({ ...theirs, title: "Mine", teaser: "Mine" })
  })
})

describe("a rebase", () => {
  it("keeps what was typed on top of what the server did meanwhile", () => {
    const base = emptyDraft()
    const mine = { ...base, title: "Typed meanwhile" }
    const theirs = { ...base, published: "2026-11-23T09:00Z" }
    expect(rebaseDraft({ base, mine, theirs })).toEqual({ ...theirs, title: "Typed meanwhile" })
  })

  it("is what the server has where nothing was typed", () => {
    fc.assert(
      fc.property(drafts, drafts, (base, theirs) => {
        expect(rebaseDraft({ base, mine: base, theirs })).toEqual(theirs)
      }),
    )
  })
})
