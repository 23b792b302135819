import { AppError } from "@confetti/contract/app-error"
import { undoLess } from "@confetti/contract/feed"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { lockFeed } from "./feed-store.ts"
import { wishEffect } from "./wish-effect.ts"
import { readWishId } from "./wish-id.ts"
import { takeWish } from "./wish-store.ts"

/** Takes a wish of the caller's back, and makes their order as if it had never been. */
export const undoLessCallable = writeCallable(undoLess, async (tx, { wishId, ...shown }, context) => {
  const { userId } = requireUser(context)
  const wished = readWishId(wishId)
  await lockFeed(tx, userId)
  const wish = wished && (await takeWish(tx, userId, wished))
  if (!wish) throw new AppError("feed/no-such-wish")
  return wishEffect(tx, { userId, wish, shown }, context)
})
