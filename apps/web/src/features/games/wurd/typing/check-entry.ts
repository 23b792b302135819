import { checkHardMode, type MarkedGuess, wurdLetters } from "@confetti/domain/games/wurd"

type Board = { rows: readonly MarkedGuess[]; isHard: boolean; isWaiting: boolean }

const places = ["first", "second", "third", "fourth", "fifth"]

/** Why a row can't be entered as it is, as far as this device can tell; null where the server is to say. */
export function checkEntry(letters: string, { rows, isHard, isWaiting }: Board): string | null {
  const missing = wurdLetters - letters.length
  if (missing > 0) return missing === 1 ? "One letter is missing" : `${missing} letters are missing`
  if (isWaiting) return "The row above is still waiting"
  if (rows.some(({ word }) => word === letters)) return `You have tried ${letters.toUpperCase()} before`
  const hard = isHard ? checkHardMode(rows, letters) : { ok: true as const }
  if (hard.ok) return null
  const letter = hard.letter.toUpperCase()
  if (hard.reason === "letter-moved") return `Hard mode: ${letter} stays in ${places[hard.place]} place`
  return hard.count > 1 ? `Hard mode: use ${letter} ${hard.count} times` : `Hard mode: use ${letter} again`
}
