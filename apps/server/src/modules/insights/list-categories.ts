import { listInsightCategories } from "@confetti/contract/insights"
import { rangeBefore } from "@confetti/domain/insights/day-range"
import { requireRole } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { figuresByCategory } from "./read/figures-store.ts"
import { freshnessOf } from "./read/freshness.ts"
import { noFigures } from "./sum/publish-day.ts"

/** Every category there is, in its order, and those that were there then. */
export const listCategoriesCallable = readCallable(listInsightCategories, async (range, context) => {
  requireRole(context, "editor")
  const { db, content } = context
  const now = await figuresByCategory(db, range)
  const before = await figuresByCategory(db, rangeBefore(range))
  const titles = new Map(content.current().categories.map(({ slug, title }) => [slug, title]))
  const slugs = [...new Set([...titles.keys(), ...now.keys(), ...before.keys()])]
  return {
    ...(await freshnessOf(context)),
    categories: slugs.map((slug) => ({
      slug,
      title: titles.get(slug) ?? slug,
      now: now.get(slug) ?? noFigures,
      before: before.get(slug) ?? noFigures,
    })),
  }
})
