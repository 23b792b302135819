import fc from "fast-check"
import { expect, it } from "vitest"
import {
  canAppeal,
  canEdit,
  editableFor,
  isSuspended,
  nextReview,
  type ReviewState,
  reviewStates,
  reviewSteps,
} from "./thought-review.ts"

const table: Record<ReviewState, Partial<Record<(typeof reviewSteps)[number], ReviewState>>> = {
  needsReview: { approve: "approved", reject: "rejected", replace: "needsReview" },
  approved: { reject: "rejected", hold: "needsReview", replace: "needsReview" },
  rejected: { restore: "approved", appeal: "needsReview", replace: "needsReview" },
}

it.each(reviewStates)("leads on from %s by these steps alone", (state) => {
  for (const step of reviewSteps) expect(nextReview(state, step), step).toBe(table[state][step] ?? null)
})

it("is always exactly one of the three, and only a reviewer brings what was taken down back to readers", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...reviewSteps), { maxLength: 30 }), (steps) => {
      let state: ReviewState = "needsReview"
      for (const step of steps) {
        const next = nextReview(state, step)
        if (next === null) continue
        if (next === "approved") expect(["approve", "restore"]).toContain(step)
        state = next
        expect(reviewStates).toContain(state)
      }
    }),
  )
})

it("can be changed for ten minutes, unless it was taken down", () => {
  expect(canEdit("approved", 0, editableFor - 1)).toBe(true)
  expect(canEdit("needsReview", 0, editableFor - 1)).toBe(true)
  expect(canEdit("approved", 0, editableFor)).toBe(false)
  expect(canEdit("rejected", 0, 1)).toBe(false)
})

it("is appealed once, and only where it was taken down", () => {
  expect(reviewStates.filter((state) => canAppeal(state, false))).toEqual(["rejected"])
  expect(reviewStates.filter((state) => canAppeal(state, true))).toEqual([])
})

it("ends a suspension at its moment", () => {
  expect([isSuspended(null, 5), isSuspended(5, 4), isSuspended(5, 5)]).toEqual([false, true, false])
})
