import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { acceptReferrer } from "./accept-referrer.ts"

const people = ["a", "b", "c", "d", "e", "f"]
const attempt = fc.record({ personId: fc.constantFrom(...people), inviterId: fc.constantFrom(...people) })

function ancestorsOf(person: string, referrers: ReadonlyMap<string, string>): string[] {
  const line: string[] = []
  for (let at = referrers.get(person); at !== undefined; at = referrers.get(at)) {
    line.push(at)
    if (line.length > people.length) throw new Error("the line goes round in a circle")
  }
  return line
}

describe("accepting a referrer", () => {
  it("never makes a circle, and never changes a referrer, whoever tries what in whatever order", () => {
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 60 }), (attempts) => {
        const referrers = new Map<string, string>()
        for (const { personId, inviterId } of attempts) {
          const before = referrers.get(personId)
          const inviterAncestors = ancestorsOf(inviterId, referrers)
          const decision = acceptReferrer({ personId, wasReferred: before !== undefined, inviterId, inviterAncestors })
          if (decision.ok) {
            expect(before).toBeUndefined()
            referrers.set(personId, decision.referrerId)
          }
          for (const person of people) expect(ancestorsOf(person, referrers)).not.toContain(person)
        }
      }),
    )
  })

  it("refuses nobody without a reason", () => {
    fc.assert(
      fc.property(attempt, fc.uniqueArray(fc.constantFrom(...people)), ({ personId, inviterId }, inviterAncestors) => {
        const decision = acceptReferrer({ personId, wasReferred: false, inviterId, inviterAncestors })
        expect(decision.ok).toBe(personId !== inviterId && !inviterAncestors.includes(personId))
      }),
    )
  })

  it.each([
    [{ personId: "a", wasReferred: true, inviterId: "b", inviterAncestors: [] }, "already-referred"],
    [{ personId: "a", wasReferred: false, inviterId: "a", inviterAncestors: [] }, "self"],
    [{ personId: "a", wasReferred: false, inviterId: "c", inviterAncestors: ["b", "a"] }, "cycle"],
  ])("%j is refused: %s", (invitation, reason) => {
    expect(acceptReferrer(invitation)).toEqual({ ok: false, reason })
  })
})
