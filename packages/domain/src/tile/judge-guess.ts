type Asked = { min: number; max: number; step: number; answer: number }

/** `close` is within a twentieth of the slider. `off` is the distance, never negative. */
export type GuessVerdict = { kind: "exact" | "close" | "far"; side: "low" | "high" | null; off: number }

/** Judges a guess. A slider can't stop between steps: the step next to the answer is exact. */
export function judgeGuess(guess: number, { min, max, step, answer }: Asked): GuessVerdict {
  const off = Math.abs(guess - answer)
  // Steps such as 0.1 are inexact in binary.
  if (off <= step / 2 + step * 1e-9) return { kind: "exact", side: null, off }
  return { kind: off <= (max - min) / 20 ? "close" : "far", side: guess < answer ? "low" : "high", off }
}
