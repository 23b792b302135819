import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { firstAttempt, type ImageEvent, nextImageState } from "./image.tsx"

const after = (...events: ImageEvent[]) => events.reduce(nextImageState, firstAttempt)

describe("a picture whose file does not come", () => {
  it("is hidden until it has come, also while it is tried again", () => {
    expect(after("failed").isHidden).toBe(true)
    expect(after("failed", "again").isHidden).toBe(true)
    expect(after("failed", "again", "failed").isHidden).toBe(true)
    expect(after("failed", "again", "loaded")).toEqual({ attempt: 1, isWaiting: false, isHidden: false })
  })

  it("is tried again only where a try has failed", () => {
    expect(after("again", "again")).toBe(firstAttempt)
    expect(after("failed", "again", "again").attempt).toBe(1)
    expect(after("failed", "again", "failed", "again").attempt).toBe(2)
  })

  it("changes nothing for one that comes at once", () => {
    expect(after("loaded")).toBe(firstAttempt)
  })

  it("is always on its way, shown, or waiting for another try", () => {
    const event = fc.constantFrom<ImageEvent>("loaded", "failed", "again")
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { isWaiting, isHidden, attempt } = after(...events)
        expect(!isWaiting || isHidden).toBe(true)
        expect(attempt).toBeLessThanOrEqual(events.filter((each) => each === "failed").length)
      }),
    )
  })
})
