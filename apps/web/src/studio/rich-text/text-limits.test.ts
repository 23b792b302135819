import { type DraftText, tileDraft } from "@confetti/contract/tile-draft"
import fc from "fast-check"
import { expect, it } from "vitest"
import { isWithinLimits } from "./text-limits.ts"

/** Lengths at and around each of the limits. */
const near = (...limits: number[]) => fc.constantFrom(1, ...limits.flatMap((limit) => [limit, limit + 1]))
const words = near(400, 8000).map((length) => "a".repeat(length))
const inlines = fc.oneof(
  words.map((text) => [text]),
  near(200).map((length) => Array.from({ length }, () => "a")),
  near(200).map((length) => [{ strong: Array.from({ length }, () => "a") }]),
)
const block: fc.Arbitrary<DraftText[number]> = fc.oneof(
  inlines.map((text) => ({ type: "paragraph" as const, text })),
  words.map((text) => ({ type: "figure" as const, text })),
  fc
    .tuple(inlines, near(40), words)
    .map(([line, length, by]) => ({ type: "quote" as const, text: Array.from({ length }, () => line), by })),
  fc
    .tuple(inlines, near(60))
    .map(([item, length]) => ({ type: "list" as const, ordered: false, items: Array.from({ length }, () => item) })),
  fc.tuple(near(40), words).map(([length, yaml]) => ({ type: "fenced" as const, kind: "a".repeat(length), yaml })),
)

it("lets in exactly what a draft can hold by its contract", () => {
  fc.assert(
    fc.property(block, near(60), (each, length) => {
      const text = Array.from({ length }, () => each)
      expect(isWithinLimits(text)).toBe(tileDraft.shape.opening.safeParse(text).success)
    }),
    { numRuns: 60 },
  )
})
