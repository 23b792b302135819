import { judgeGuess } from "@confetti/domain/tile/judge-guess"

type Asked = { min: number; max: number; step: number; answer: number }

/** Where a slider stands before anybody has moved it: in the middle, or well below it where the middle would give the answer away. */
export function firstGuess(asked: Asked): number {
  const { min, max, step } = asked
  const at = (share: number) => min + Math.round(((max - min) * share) / step) * step
  return judgeGuess(at(0.5), asked).kind === "far" ? at(0.5) : at(0.2)
}
