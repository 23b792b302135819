import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isResting, newTransfer, nextTransfer, type Transfer, type TransferEvent } from "./next-transfer.ts"

const size = 1000
const after = (...events: (TransferEvent | TransferEvent["type"])[]): Transfer =>
  events.reduce<Transfer>(
    (transfer, event) => nextTransfer(transfer, typeof event === "string" ? ({ type: event } as TransferEvent) : event),
    newTransfer(size, 1),
  )
const has = (sent: number): TransferEvent => ({ type: "acknowledged", sent })

describe("a transfer", () => {
  it("counts what the server has said to have, also where that is less than before", () => {
    expect(after("begin", has(400))).toMatchObject({ is: "sending", sent: 400 })
    expect(after("begin", has(400), "cut", "begin", has(300))).toMatchObject({ is: "sending", sent: 300 })
  })

  it("waits after a break, ever longer until a byte arrives", () => {
    expect(after("begin", "cut", "begin", "cut")).toMatchObject({ is: "waiting", failures: 2 })
    expect(after("begin", "cut", "begin", "cut", "begin", has(1), "cut")).toMatchObject({ is: "waiting", failures: 1 })
    // To be told the same offset again is no progress.
    expect(after("begin", has(5), "cut", "begin", has(5), "cut").failures).toBe(2)
  })

  it("rests where its person says so, in whatever state, and goes on from the end of the line", () => {
    for (const before of [[], ["begin"], ["begin", has(3)], ["begin", "cut"]] as TransferEvent["type"][][]) {
      expect(after(...before, "pause").is).toBe("paused")
      expect(after(...before, "pause", "go-on").is).toBe("idle")
    }
    expect(after("begin", has(3), "pause", has(9), "arrive", "cut")).toMatchObject({ is: "paused", sent: 3 })
  })

  it("ends by arriving, by a refusal, or because it is not wanted any more, and then for good", () => {
    expect(after("begin", has(900), "arrive")).toMatchObject({ is: "done", sent: size })
    expect(after("begin", "arrive", "cancel").is).toBe("done")
    expect(after("begin", "refuse", "begin").is).toBe("refused")
    expect(after("begin", "cut", "cancel", "begin").is).toBe("cancelled")
  })

  it("never claims more than there is, arrives only by the server's word, and leaves its end by nothing", () => {
    const types = ["begin", "cut", "refuse", "arrive", "pause", "go-on", "cancel"] as const
    const event: fc.Arbitrary<TransferEvent> = fc.oneof(
      fc.constantFrom(...types).map((type) => ({ type })),
      fc.integer({ min: -5, max: size + 5 }).map(has),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let transfer = newTransfer(size, 1)
        for (const next of events) {
          const before = transfer
          transfer = nextTransfer(before, next)
          expect(transfer.sent).toBeGreaterThanOrEqual(0)
          expect(transfer.sent).toBeLessThanOrEqual(size)
          if (transfer.is === "done" && before.is !== "done") expect(next.type).toBe("arrive")
          if (before.is === "done" || before.is === "cancelled") expect(transfer).toBe(before)
          if (isResting(before) && next.type !== "go-on" && next.type !== "cancel") expect(transfer).toBe(before)
        }
      }),
      { seed: 1311, numRuns: 500 },
    )
  })
})
