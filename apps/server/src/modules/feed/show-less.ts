import { AppError } from "@confetti/contract/app-error"
import { type LessEffect, showLess } from "@confetti/contract/feed"
import { lessHorizon } from "@confetti/contract/limits"
import { countLess } from "@confetti/domain/feed/less-preference"
import { type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import type { Services } from "../../platform/services.ts"
import { tileIdFor } from "../../platform/content/tile-ids.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { similarFrom, similarityTo } from "../ranking/features/item-similarity.ts"
import { rankingOf } from "../ranking/live-ranking.ts"
import { makeOrder } from "./calculate-eligible-tiles.ts"
import { lockFeed } from "./feed-store.ts"
import { insertLessPreference, type LessPreferenceRow, lessPreferenceViews } from "./less-preference-store.ts"

export const showLessCallable = writeCallable(showLess, async (tx, { scope, subject: named, ...shown }, context) => {
  const { userId } = context.caller
  const { content } = context
  if (scope === "category" && !content.current().categories.some(({ slug }) => slug === named))
    throw new AppError("feed/unknown-category")
  const subject = scope === "category" ? named : await tileIdFor(tx, context, named)
  if (subject === null) throw new AppError("tile/not-found")
  await lockFeed(tx, userId)
  const preference = await insertLessPreference(tx, userId, { scope, subject, askedAt: new Date(context.now) })
  return lessEffect(tx, { userId, preference, shown }, context)
})

type Changed = { userId: string; preference: LessPreferenceRow; shown: { upcoming: string[]; walked: string[] } }

export async function lessEffect(
  tx: Tx,
  { userId, preference, shown: { upcoming, walked } }: Changed,
  context: WriteContext,
): Promise<LessEffect> {
  const { ids } = await makeOrder(tx, userId, context)
  const isAbout = aboutOf(preference, context)
  const [view] = await lessPreferenceViews(tx, context.content, [preference])
  const horizon = upcoming.length || lessHorizon
  const isWalked = new Set(walked)
  const next: string[] = []
  for (const id of ids) {
    if (next.length === horizon) break
    if (!isWalked.has(id)) next.push(id)
  }
  return {
    wish: view as LessEffect["wish"],
    before: countLess(upcoming, isAbout, horizon),
    after: countLess(next, isAbout, horizon),
    horizon,
    tileIds: [...ids],
  }
}

/** Whether a tile is covered by a less-preference. Developing stories are not counted: they stand outside the order. */
function aboutOf(
  { scope, subject }: LessPreferenceRow,
  { content, own }: Pick<Services, "content" | "own">,
): (id: string) => boolean {
  if (scope === "tile") return (id) => id === subject
  if (scope === "category") {
    const { byId } = content.current()
    return (id) => {
      const tile = byId.get(id)
      return tile !== undefined && !tile.developing && tile.categories.includes(subject)
    }
  }
  const ranking = rankingOf({ own })
  const catalogue = ranking.catalogue()
  const similarity = similarityTo({ catalogue, model: ranking.model() }, [subject])
  return (id) => {
    const tile = catalogue.indexOf.get(id)
    return tile !== undefined && (similarity?.[tile] ?? 0) >= similarFrom
  }
}
