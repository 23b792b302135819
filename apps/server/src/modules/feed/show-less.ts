import { AppError } from "@confetti/contract/app-error"
import { showLess } from "@confetti/contract/feed"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { lockFeed } from "./feed-store.ts"
import { wishEffect } from "./wish-effect.ts"
import { putWish } from "./wish-store.ts"

/** Takes down what the caller wants less of, and makes their order without it. */
export const showLessCallable = writeCallable(showLess, async (tx, { scope, subject, ...shown }, context) => {
  const { userId } = requireUser(context)
  const { byId, categories } = context.content.current()
  if (scope === "category") {
    if (!categories.some(({ slug }) => slug === subject)) throw new AppError("feed/unknown-category")
  } else if ((byId.get(subject)?.publishedAt ?? Number.POSITIVE_INFINITY) > context.now)
    throw new AppError("tile/not-found")
  await lockFeed(tx, userId)
  const wish = await putWish(tx, userId, { scope, subject, askedAt: new Date(context.now) })
  return wishEffect(tx, { userId, wish, shown }, context)
})
