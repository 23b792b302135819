import { AppError } from "@confetti/contract/app-error"
import { undoLess } from "@confetti/contract/feed"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { lockFeed } from "./feed-store.ts"
import { deleteLessPreference, parseLessPreferenceId } from "./less-preference-store.ts"
import { lessEffect } from "./show-less.ts"

export const undoLessCallable = writeCallable(undoLess, async (tx, { wishId, ...shown }, context) => {
  const { userId } = context.caller
  const subject = parseLessPreferenceId(wishId)
  await lockFeed(tx, userId)
  const preference = subject && (await deleteLessPreference(tx, userId, subject))
  if (!preference) throw new AppError("feed/no-such-wish")
  return lessEffect(tx, { userId, preference, shown }, context)
})
