import { AppError } from "@confetti/contract/app-error"
import { undoLess } from "@confetti/contract/feed"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { lockFeed } from "./feed-store.ts"
import { lessEffect } from "./less-effect.ts"
import { parseLessPreferenceId } from "./less-preference-id.ts"
import { deleteLessPreference } from "./less-preference-store.ts"

/** Takes back a less-preference of the caller, and makes their order as if it had never been. */
export const undoLessCallable = writeCallable(undoLess, async (tx, { wishId, ...shown }, context) => {
  const { userId } = requireUser(context)
  const wished = parseLessPreferenceId(wishId)
  await lockFeed(tx, userId)
  const preference = wished && (await deleteLessPreference(tx, userId, wished))
  if (!preference) throw new AppError("feed/no-such-wish")
  return lessEffect(tx, { userId, preference, shown }, context)
})
