import type { ErrorCode } from "@confetti/contract/errors"
import type { BawWordDecision } from "@confetti/domain/games/baw"
import { t } from "@confetti/domain/messages/t"
import type { FoundWord } from "./baw-news.ts"

type Reason = Extract<BawWordDecision, { ok: false }>["reason"]

/** Why a word is not taken, in as few words as will do. */
export function reasonText(reason: Reason, required: string): string {
  if (reason === "too-short") return t`Too short`
  if (reason === "other-letter") return t`Not of these letters`
  const letter = required.toUpperCase()
  if (reason === "required-left-out") return t`Needs the ${letter}`
  return t`Already found`
}

/** The same for what the server has refused; what it says itself where there is nothing shorter. */
export function refusalText(code: ErrorCode, message: string, required: string): string {
  switch (code) {
    case "game/too-short":
      return reasonText("too-short", required)
    case "game/other-letter":
      return reasonText("other-letter", required)
    case "game/required-left-out":
      return reasonText("required-left-out", required)
    case "game/found-before":
      return reasonText("found-before", required)
    case "game/not-a-word":
      return t`Not in the list`
    case "game/not-today":
      return t`Its day is over. From here on it is practice`
    default:
      return message
  }
}

export function cheerFor({ word, isPangram, isBonus }: FoundWord): string {
  if (isPangram) return t`Pangram!`
  if (isBonus) return t`Bonus word`
  if (word.length > 7) return t`Magnificent`
  if (word.length > 5) return t`Lovely`
  return word.length > 4 ? t`Nice` : t`Good`
}
