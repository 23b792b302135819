import type { GuessVerdict } from "@confetti/domain/tile/judge-guess"

/** How near a guess was, in a sentence. `off` is the distance with its unit. */
export function guessWords({ kind, side }: GuessVerdict, off: string): string {
  if (kind === "exact") return "Exactly."
  return kind === "close" ? `Close: ${off} too ${side}.` : `${off} too ${side}.`
}
