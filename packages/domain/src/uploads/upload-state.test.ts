import fc from "fast-check"
import { expect, it } from "vitest"
import { nextUpload, type UploadState, uploadStates, uploadSteps } from "./upload-state.ts"

const stepLists = fc.array(fc.constantFrom(...uploadSteps), { maxLength: 40 })

/** Every state on the way, the first one and what could not be taken left where it was. */
function statesOn(steps: readonly (typeof uploadSteps)[number][]): UploadState[] {
  const states: UploadState[] = ["uploading"]
  for (const step of steps) {
    const state = states.at(-1) ?? "uploading"
    states.push(nextUpload(state, step) ?? state)
  }
  return states
}

it("goes from the first byte to everybody's eyes, and no shorter way", () => {
  expect(statesOn(["receive", "process", "approve"])).toEqual(["uploading", "processing", "needsReview", "approved"])
})

it("is never shown before it was processed and somebody looked", () => {
  fc.assert(
    fc.property(stepLists, (steps) => {
      const states = statesOn(steps)
      for (const [at, state] of states.entries()) {
        if (state !== "approved" || states[at - 1] === "approved") continue
        expect(["approve", "restore"]).toContain(steps[at - 1])
        expect(["needsReview", "rejected"]).toContain(states[at - 1])
      }
    }),
  )
})

it("is changed by its own person only where it was rejected, and by a worker only while it is processed", () => {
  for (const step of ["retry", "replace", "restore", "appeal"] as const)
    expect(uploadStates.filter((state) => nextUpload(state, step) !== null)).toEqual(["rejected"])
  expect(uploadStates.filter((state) => nextUpload(state, "process") !== null)).toEqual(["processing"])
  expect(uploadStates.filter((state) => nextUpload(state, "receive") !== null)).toEqual(["uploading"])
})

it("is stuck nowhere: from every state there is a way to be approved, and one to be rejected", () => {
  const reached = (from: UploadState): Set<UploadState> => {
    const found = new Set([from])
    for (const state of found)
      for (const step of uploadSteps) {
        const next = nextUpload(state, step)
        if (next !== null) found.add(next)
      }
    return found
  }
  for (const state of uploadStates) {
    expect(reached(state)).toContain("approved")
    expect(reached(state)).toContain("rejected")
  }
})

it("takes no step twice in a row that somebody would notice", () => {
  fc.assert(
    fc.property(fc.constantFrom(...uploadStates), fc.constantFrom(...uploadSteps), (state, step) => {
      const next = nextUpload(state, step)
      if (next !== null) expect(nextUpload(next, step)).toBeNull()
    }),
  )
})
