import { FinishSheet } from "./end/finish-sheet.tsx"
import { HintsSheet } from "./hints/hints-sheet.tsx"
import { RanksSheet } from "./ranks/ranks-sheet.tsx"

/** What a press opens over the game. */
export const bawSheets = { finish: FinishSheet, hints: HintsSheet, ranks: RanksSheet }
