import { t } from "@confetti/domain/messages/t"
import type { GuessVerdict } from "@confetti/domain/tile/judge-guess"

/** How near a guess was, in a sentence. `off` is the distance with its unit. */
export function guessWords({ kind, side }: GuessVerdict, off: string): string {
  if (kind === "exact") return t`Exactly.`
  if (kind === "close") return side === "low" ? t`Close: ${off} too low.` : t`Close: ${off} too high.`
  return side === "low" ? t`${off} too low.` : t`${off} too high.`
}
