import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { agreedUntil, changesSince, rebaseLikes } from "./rebase-likes.ts"

const ids = fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { maxLength: 8 })

describe("likes that changed here and there", () => {
  it("keep what was liked on either, and lose what was unliked on either", () => {
    expect(rebaseLikes(["new", "b", "a"], { here: ["own", "a"], agreed: ["b", "a"] })).toEqual(["own", "new", "a"])
    expect(rebaseLikes(["b"], { here: ["b", "a"], agreed: ["b", "a"] })).toEqual(["b"])
  })

  it("are what the server has where nothing changed here", () => {
    fc.assert(
      fc.property(ids, ids, (there, agreed) => {
        expect(rebaseLikes(there, { here: agreed, agreed })).toEqual(there)
      }),
    )
  })

  it("are what is here where nothing changed there, and nothing stands twice", () => {
    fc.assert(
      fc.property(ids, ids, (here, agreed) => {
        const rebased = rebaseLikes(agreed, { here, agreed })
        expect(rebased.toSorted()).toEqual(here.toSorted())
      }),
    )
  })

  it("differ from what the server has by what changed here and is not known there, and by no more", () => {
    fc.assert(
      fc.property(ids, ids, ids, (there, here, agreed) => {
        const before = changesSince({ here, agreed })
        const rebased = rebaseLikes(there, { here, agreed })
        const after = changesSince({ here: rebased, agreed: there })
        expect(new Set(rebased).size).toBe(rebased.length)
        expect(after.liked).toEqual(before.liked.filter((id) => !there.includes(id)))
        expect(after.unliked.toSorted()).toEqual(before.unliked.filter((id) => there.includes(id)).toSorted())
      }),
    )
  })

  it("are as they were tapped last as long as that waits, whatever is believed to be agreed on", () => {
    fc.assert(
      fc.property(ids, ids, ids, ids, (there, here, agreed, changed) => {
        const waiting = changed.map((id) => ({ id, isOn: here.includes(id) }))
        const rebased = rebaseLikes(there, { here, agreed: agreedUntil(waiting, agreed) })
        for (const { id, isOn } of waiting) expect({ id, isOn: rebased.includes(id) }).toEqual({ id, isOn })
        expect(new Set(rebased).size).toBe(rebased.length)
      }),
    )
  })
})
