import { clearGameDay } from "@confetti/contract/studio-games"
import { fileCallable } from "../files/file-change.ts"
import { changeOfDay } from "./change-days.ts"

export const clearGameDayCallable = fileCallable(clearGameDay, (db, { base, day, game }, context) => {
  return changeOfDay(db, { base, day, game, value: undefined }, context)
})
