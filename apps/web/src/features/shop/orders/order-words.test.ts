import { describe, expect, it } from "vitest"
import { refundWords, stepsOf } from "./order-words.ts"

const [first, second] = ["2026-06-01T12:00:00.000Z", "2026-06-02T12:00:00.000Z"]

describe("an order's way", () => {
  it("shows where it has been, and what is still ahead", () => {
    const steps = stepsOf({
      state: "confirmed",
      steps: [
        { state: "held", at: first },
        { state: "confirmed", at: second },
      ],
    })
    expect(steps.map(({ title, at }) => [title, at])).toEqual([
      ["Set aside", first],
      ["Taken up by the shop", second],
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
    expect(steps.map(({ title }) => title)).toEqual(["Set aside", "Taken back"])
  })
})

it("says who took it back, and that the points are there again", () => {
  expect(refundWords({ refund: { by: "person", note: "" }, cost: 600 }, "en")).toBe(
    "You cancelled it. 600 points are yours again.",
  )
  expect(refundWords({ refund: { by: "shop", note: "The mill burned down." }, cost: 1200 }, "en")).toBe(
    "The shop took it back: “The mill burned down.” 1,200 points are yours again.",
  )
  expect(refundWords({ refund: null, cost: 600 }, "en")).toBeNull()
})
