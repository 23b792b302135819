import { clearGameDay } from "@confetti/contract/studio-games"
import { requireRole } from "../../platform/auth/require-user.ts"
import { fileCallable } from "../studio-brand/publish/file-change.ts"
import { changeOfDay } from "./change-days.ts"

export const clearGameDayCallable = fileCallable(clearGameDay, (db, { base, day, game }, context) => {
  requireRole(context, "writer")
  return changeOfDay(db, { base, day, game, value: undefined, problems: [] }, context)
})
