import { AppError } from "@confetti/contract/app-error"
import { showLess } from "@confetti/contract/feed"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { tileIdOf } from "../../platform/content/tile-ids.ts"
import { lockFeed } from "./feed-store.ts"
import { lessEffect } from "./less-effect.ts"
import { insertLessPreference } from "./less-preference-store.ts"

/** Takes down what the caller wants less of, and makes their order without it. */
export const showLessCallable = writeCallable(showLess, async (tx, { scope, subject: named, ...shown }, context) => {
  const { userId } = requireUser(context)
  const { content, now } = context
  if (scope === "category" && !content.current().categories.some(({ slug }) => slug === named))
    throw new AppError("feed/unknown-category")
  const subject = scope === "category" ? named : await tileIdOf(tx, content, named, now)
  if (subject === null) throw new AppError("tile/not-found")
  await lockFeed(tx, userId)
  const preference = await insertLessPreference(tx, userId, { scope, subject, askedAt: new Date(context.now) })
  return lessEffect(tx, { userId, preference, shown }, context)
})
