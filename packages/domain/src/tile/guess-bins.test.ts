import fc from "fast-check"
import { expect, it } from "vitest"
import { guessBin } from "./guess-bin.ts"
import { guessBins } from "./guess-bins.ts"
import { medianGuess } from "./median-guess.ts"

const slider = fc
  .record({
    min: fc.integer({ min: -1000, max: 1000 }),
    step: fc.integer({ min: 1, max: 50 }),
    places: fc.integer({ min: 4, max: 400 }),
  })
  .map(({ min, step, places }) => ({ min, step, max: min + step * places, places }))

const guessesOn = ({ min, step, places }: { min: number; step: number; places: number }) =>
  fc.array(
    fc.integer({ min: 0, max: places }).map((at) => min + at * step),
    { minLength: 1, maxLength: 80 },
  )

function countsOf(guesses: readonly number[], on: { min: number; max: number }): number[] {
  const counts = Array.from({ length: guessBins }, () => 0)
  for (const guess of guesses) counts[guessBin(guess, on)]! += 1
  return counts
}

it("counts every place of a slider in one of its stretches, in their order", () => {
  fc.assert(
    fc.property(slider, (on) => {
      const bins = Array.from({ length: on.places + 1 }, (_, at) => guessBin(on.min + at * on.step, on))
      expect(bins).toEqual(bins.toSorted((a, b) => a - b))
      expect(bins[0]).toBe(0)
      expect(bins.at(-1)).toBe(guessBins - 1)
    }),
  )
})

it("finds the middle guess to within a stretch and a step", () => {
  fc.assert(
    fc.property(
      slider.chain((on) => fc.record({ on: fc.constant(on), guesses: guessesOn(on) })),
      ({ on, guesses }) => {
        const sorted = guesses.toSorted((a, b) => a - b)
        const median = medianGuess(countsOf(guesses, on), on)!
        const stretch = (on.max - on.min) / guessBins
        const lower = sorted[Math.ceil(sorted.length / 2) - 1]!
        const upper = sorted[Math.floor(sorted.length / 2)]!
        expect(median).toBeGreaterThanOrEqual(lower - stretch - on.step)
        expect(median).toBeLessThanOrEqual(upper + stretch + on.step)
        expect(median).toBeGreaterThanOrEqual(on.min)
        expect(median).toBeLessThanOrEqual(on.max)
      },
    ),
  )
})

it("has no middle where nobody guessed", () => {
  expect(medianGuess([0, 0], { min: 0, max: 10, step: 1 })).toBeNull()
})
