type Asked = { min: number; max: number; step: number; answer: number }

/** `close` is within a twentieth of the slider. `off` is how far one was, never below zero. */
export type GuessVerdict = { kind: "exact" | "close" | "far"; side: "low" | "high" | null; off: number }

/** How near a guess was. A slider can't stand between its steps: the place next to the answer is exact. */
export function judgeGuess(guess: number, { min, max, step, answer }: Asked): GuessVerdict {
  const off = Math.abs(guess - answer)
  // Steps such as 0.1 are not exact in binary.
  if (off <= step / 2 + step * 1e-9) return { kind: "exact", side: null, off }
  return { kind: off <= (max - min) / 20 ? "close" : "far", side: guess < answer ? "low" : "high", off }
}
