import type { LessEffect } from "@confetti/contract/feed"
import { lessHorizon, mostFeedIds } from "@confetti/contract/limits"
import { countLess } from "@confetti/domain/count-less"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { LiveContent } from "../../platform/content/live-content.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { isLikeFrom, likenessTo } from "../ranking/likeness.ts"
import { rankingOf } from "../ranking/live-ranking.ts"
import { makeOrder } from "./make-order.ts"
import { wishViews } from "./wish-views.ts"
import type { WishRow } from "./wish-store.ts"

type Changed = { userId: string; wish: WishRow; shown: { upcoming: string[]; walked: string[] } }

/** Makes the order anew after a wish came or went, and tells by how much it changed what comes next. */
export async function wishEffect(
  tx: Tx,
  { userId, wish, shown: { upcoming, walked } }: Changed,
  context: WriteContext,
): Promise<LessEffect> {
  const { ids } = await makeOrder(tx, userId, context)
  const isAbout = aboutOf(wish, context.content)
  const [view] = await wishViews(tx, context.content, [wish])
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
    tileIds: ids.slice(0, mostFeedIds),
  }
}

/** Whether a tile of the feed is what a wish is about. Stories that still grow stand beside the order, and are not counted. */
function aboutOf({ scope, subject }: WishRow, content: LiveContent): (id: string) => boolean {
  if (scope === "tile") return (id) => id === subject
  if (scope === "category") {
    const { byId } = content.current()
    return (id) => {
      const tile = byId.get(id)
      return tile !== undefined && !tile.developing && tile.categories.includes(subject)
    }
  }
  const ranking = rankingOf(content)
  const ground = ranking.ground()
  const likeness = likenessTo({ ground, model: ranking.model() }, [subject])
  return (id) => {
    const tile = ground.indexOf.get(id)
    return tile !== undefined && (likeness?.[tile] ?? 0) >= isLikeFrom
  }
}
