import { AppError } from "@confetti/contract/app-error"
import { undoLess } from "@confetti/contract/feed"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { lockFeed } from "./feed-store.ts"
import { deleteLessPreference, parseLessPreferenceId } from "./less-preference-store.ts"
import { lessEffect } from "./show-less.ts"

export const undoLessCallable = writeCallable(undoLess, async (tx, { wishId, ...shown }, context) => {
  const { userId } = requireUser(context)
  const subject = parseLessPreferenceId(wishId)
  await lockFeed(tx, userId)
  const preference = subject && (await deleteLessPreference(tx, userId, subject))
  if (!preference) throw new AppError("feed/no-such-wish")
  return lessEffect(tx, { userId, preference, shown }, context)
})
