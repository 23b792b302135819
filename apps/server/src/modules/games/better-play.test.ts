import fc from "fast-check"
import { expect, it } from "vitest"
import { isBetterPlay } from "./better-play.ts"
import type { PlayRow } from "./store.ts"

const play = (given: Partial<PlayRow>): PlayRow => ({
  user_id: "ada",
  game: "WURD",
  day: "2026-06-01",
  is_practice: false,
  is_hard: false,
  is_hinted: false,
  is_timed: true,
  shown_at: null,
  moves: [],
  score: 0,
  grade: 0,
  outcome: null,
  is_paid: false,
  started_at: new Date(0),
  finished_at: null,
  ...given,
})

it.each<[string, Partial<PlayRow>, Partial<PlayRow>]>([
  ["won in three over won in four", { outcome: "won", score: 3 }, { outcome: "won", score: 4 }],
  ["won over lost", { outcome: "won", score: 6 }, { outcome: "lost", score: 6 }],
  ["lost over going on", { outcome: "lost", score: 6 }, { score: 2 }],
  ["what counts over practice", { score: 1 }, { outcome: "won", score: 1, is_practice: true }],
  ["more points", { game: "BAW", outcome: "done", score: 90 }, { game: "BAW", outcome: "done", score: 40 }],
  ["further on", { score: 3, moves: ["a", "b", "c"] }, { score: 1, moves: ["a"] }],
])("prefers %s", (_what, better, worse) => {
  expect(isBetterPlay(play(better), play(worse))).toBe(true)
  expect(isBetterPlay(play(worse), play(better))).toBe(false)
})

it("never finds each of two better than the other, and none better than itself", () => {
  const any = fc
    .record({
      is_practice: fc.boolean(),
      outcome: fc.constantFrom("won", "lost", null),
      score: fc.nat(6),
    })
    .map((given) => play(given))
  fc.assert(
    fc.property(any, any, (one, other) => {
      expect(isBetterPlay(one, other) && isBetterPlay(other, one)).toBe(false)
      expect(isBetterPlay(one, one)).toBe(false)
    }),
  )
})
