import { listInsightCategories } from "@confetti/contract/insights"
import { rangeBefore } from "@confetti/domain/insights/day-range"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { figuresByCategory } from "./read/figures-store.ts"
import { freshnessOf, todayIn } from "./read/freshness.ts"
import { noFigures } from "./sum/publish-day.ts"

export const listCategoriesCallable = readCallable(listInsightCategories, async (range, context) => {
  const asked = { range, before: rangeBefore(range), today: todayIn(context) }
  const [fresh, rows] = await Promise.all([freshnessOf(context), figuresByCategory(context.replica.db, asked)])
  const titles = new Map(context.content.current().categories.map(({ slug, title }) => [slug, title]))
  const slugs = [...new Set([...titles.keys(), ...rows.map(({ category }) => category)])]
  const figuresOf = (slug: string, wasBefore: boolean) => {
    const found = rows.find(({ category, isBefore }) => category === slug && isBefore === wasBefore)
    if (!found) return noFigures
    const { category: _category, isBefore: _isBefore, ...figures } = found
    return figures
  }
  return {
    ...fresh,
    categories: slugs.map((slug) => ({
      slug,
      title: titles.get(slug) ?? slug,
      now: figuresOf(slug, false),
      before: figuresOf(slug, true),
    })),
  }
})
