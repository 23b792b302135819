import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, daysBetween } from "../games/puzzle-day.ts"
import {
  nextRecallCard,
  type RecallCard,
  recallCandidates,
  recallGaps,
  recallOutcomes,
  recallPause,
  readsBeforeRecall,
} from "./recall-candidates.ts"

const today = "2026-11-27"
const ago = (days: number): string => addDays(today, -days)
const read = (tileId: string, days: number) => ({ tileId, readOn: ago(days) })
const enough = { today, readToday: readsBeforeRecall, cards: [] }

const tileIds = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h")
const finished = fc.uniqueArray(fc.record({ tileId: tileIds, readOn: fc.integer({ min: -2, max: 90 }).map(ago) }), {
  selector: ({ tileId }) => tileId,
})
const oldCards = fc.uniqueArray(
  fc
    .record({
      tileId: tileIds,
      shown: fc.integer({ min: recallPause, max: 90 }),
      outcome: fc.constantFrom(...recallOutcomes),
    })
    .map(({ tileId, shown, outcome }): RecallCard => {
      return { tileId, shownOn: ago(shown), outcome, answeredOn: outcome === "answered" ? ago(shown) : null }
    }),
  { selector: ({ tileId }) => tileId },
)

describe("what a card may ask about", () => {
  it("was read yesterday or before, each tile once", () => {
    fc.assert(
      fc.property(finished, oldCards, (finished, cards) => {
        const ids = recallCandidates({ ...enough, finished, cards })
        expect(new Set(ids).size).toBe(ids.length)
        const readOn = new Map<string, string>(finished.map((each) => [each.tileId, each.readOn]))
        for (const id of ids) expect(daysBetween(readOn.get(id) ?? today, today)).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it("is the same in whatever order it is known", () => {
    fc.assert(
      fc.property(finished, oldCards, (finished, cards) => {
        const turned = { finished: finished.toReversed(), cards: cards.toReversed() }
        expect(recallCandidates({ ...enough, ...turned })).toEqual(recallCandidates({ ...enough, finished, cards }))
      }),
    )
  })

  it("is nothing before five tiles were read, nor on a day that had its card", () => {
    fc.assert(
      fc.property(finished, fc.nat(readsBeforeRecall - 1), tileIds, (finished, readToday, tileId) => {
        expect(recallCandidates({ ...enough, finished, readToday })).toEqual([])
        for (const outcome of recallOutcomes)
          expect(
            recallCandidates({ ...enough, finished, cards: [nextRecallCard(undefined, tileId, outcome, today)] }),
          ).toEqual([])
      }),
    )
  })

  it("is nothing for three days after “not now”, and the day after a card that was only seen", () => {
    const finished = [read("a", 3), read("b", 7)]
    const shown = (outcome: "seen" | "later", days: number) => [nextRecallCard(undefined, "a", outcome, ago(days))]
    for (const days of [1, 2]) {
      expect(recallCandidates({ ...enough, finished, cards: shown("later", days) })).toEqual([])
      expect(recallCandidates({ ...enough, finished, cards: shown("seen", days) })).toEqual(["b", "a"].toSorted())
    }
    expect(recallCandidates({ ...enough, finished, cards: shown("later", recallPause) })).toContain("a")
  })

  it("comes again only at a wider gap once it was answered, and never after the widest", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: recallPause, max: 60 }),
        (answeredAfter, since) => {
          const finished = [read("a", answeredAfter + since)]
          const cards = [nextRecallCard(undefined, "a", "answered", ago(since))]
          const next = recallGaps.find((gap) => gap > answeredAfter)
          const isDue = next !== undefined && answeredAfter + since >= next
          expect(recallCandidates({ ...enough, finished, cards })).toEqual(isDue ? ["a"] : [])
        },
      ),
    )
  })

  it("begins anew with a tile that was read again after its answer", () => {
    const cards = [nextRecallCard(undefined, "a", "answered", ago(30))]
    expect(recallCandidates({ ...enough, finished: [read("a", 1)], cards })).toEqual(["a"])
  })

  it("is first what was read about a day, three days, a week or three weeks ago", () => {
    const finished = [read("five", 5), read("three", 3), read("sixty", 60), read("one", 1), read("eleven", 11)]
    expect(recallCandidates({ ...enough, finished })).toEqual(["one", "three", "five", "eleven", "sixty"])
  })
})

describe("a card", () => {
  it("is what became of it last, and remembers its answer", () => {
    const seen = nextRecallCard(undefined, "a", "seen", ago(4))
    const answered = nextRecallCard(seen, "a", "answered", ago(4))
    expect(answered).toEqual({ tileId: "a", shownOn: ago(4), outcome: "answered", answeredOn: ago(4) })
    expect(nextRecallCard(answered, "a", "seen", ago(4))).toEqual(answered)
    expect(nextRecallCard(answered, "a", "later", today)).toEqual({
      tileId: "a",
      shownOn: today,
      outcome: "later",
      answeredOn: ago(4),
    })
  })
})
