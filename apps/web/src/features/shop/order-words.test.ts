import { describe, expect, it } from "vitest"
import { failedParcelWords, refundWords, stepsOf } from "./order-words.ts"

const [first, second] = ["2026-06-01T12:00:00.000Z", "2026-06-02T12:00:00.000Z"]

describe("an order's way", () => {
  it("shows where it has been, and what it has not reached yet", () => {
    const steps = stepsOf({
      state: "confirmed",
      steps: [
        { state: "held", at: first },
        { state: "confirmed", at: second },
      ],
    })
    expect(steps.map(({ title, at }) => [title, at])).toEqual([
      ["Reserved", first],
      ["Confirmed", second],
      ["Packed", null],
      ["On its way to you", null],
    ])
  })

  it("ends where it was taken back", () => {
    const steps = stepsOf({
      state: "refunded",
      steps: [
        { state: "held", at: first },
        { state: "refunded", at: second },
      ],
    })
    expect(steps.map(({ title }) => title)).toEqual(["Reserved", "Refunded"])
  })
})

it("says who took it back, and that the points are there again", () => {
  expect(refundWords({ refund: { by: "person", note: "" }, cost: 600 }, "en")).toBe(
    "You cancelled it. You have your 600 points back.",
  )
  expect(refundWords({ refund: { by: "shop", note: "The mill burned down." }, cost: 1200 }, "en")).toBe(
    "The shop cancelled it: “The mill burned down.” You have your 1,200 points back.",
  )
  expect(refundWords({ refund: null, cost: 600 }, "en")).toBeNull()
})

it("says what became of a parcel that did not stay, and what is done about it", () => {
  const parcel = { number: 1, fate: "lost", remedy: "resend", at: first } as const
  expect(failedParcelWords({ failedParcels: [] })).toBeNull()
  expect(failedParcelWords({ failedParcels: [parcel] })).toBe(
    "The parcel was lost, so we are sending it again. It costs you nothing more.",
  )
  expect(failedParcelWords({ failedParcels: [parcel, { ...parcel, fate: "returned", remedy: "refund" }] })).toBe(
    "The parcel came back to us.",
  )
})
