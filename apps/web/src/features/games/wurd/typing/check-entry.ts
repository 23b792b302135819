import { checkHardMode, type MarkedGuess, wurdLetters } from "@confetti/domain/games/wurd"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"

type Board = { rows: readonly MarkedGuess[]; isHard: boolean; isWaiting: boolean }

/** Why a row can't be entered as it is, as far as this device can tell; null where the server is to say. */
export function checkEntry(letters: string, { rows, isHard, isWaiting }: Board): string | null {
  const missing = wurdLetters - letters.length
  if (missing > 0) return plural(missing, { one: "One letter is missing", other: "# letters are missing" })
  if (isWaiting) return t`The row above is still waiting`
  const upper = letters.toUpperCase()
  if (rows.some(({ word }) => word === letters)) return t`You have tried ${upper} before`
  const hard = isHard ? checkHardMode(rows, letters) : { ok: true as const }
  if (hard.ok) return null
  const letter = hard.letter.toUpperCase()
  if (hard.reason === "letter-moved") return staysTexts(letter)[hard.place] ?? ""
  return plural(hard.count, { one: `Hard mode: use ${letter} again`, other: `Hard mode: use ${letter} # times` })
}

/** That a letter stays where it was found, for each place. */
function staysTexts(letter: string): readonly string[] {
  return [
    t`Hard mode: ${letter} stays in first place`,
    t`Hard mode: ${letter} stays in second place`,
    t`Hard mode: ${letter} stays in third place`,
    t`Hard mode: ${letter} stays in fourth place`,
    t`Hard mode: ${letter} stays in fifth place`,
  ]
}
