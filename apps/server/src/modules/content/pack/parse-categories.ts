import { z } from "zod"
import { t } from "../../../platform/words/say.ts"
import { checkShape } from "./check-shape.ts"
import { emoji, hue, slug, text } from "./fields.ts"
import type { Report } from "./problem.ts"
import { readYaml } from "./read-yaml.ts"
import { atLeast } from "./refinements.ts"

const categoryFields = z.strictObject({
  slug,
  title: text(1, 40),
  emoji: emoji.optional(),
  hue,
})

export const categoriesFile = "categories.yaml"

export type PackCategory = z.output<typeof categoryFields>

export function parseCategories(yaml: string, report: Report): PackCategory[] | null {
  const source = readYaml(yaml, 1, report)
  const categories =
    source && checkShape(z.array(categoryFields).check(atLeast(1, t`needs at least one category`)), source, report)
  if (!source || !categories) return null
  const seen = new Set<string>()
  for (const [at, category] of categories.entries()) {
    if (seen.has(category.slug)) report(source.lineOf([at, "slug"]), t`the category \`${category.slug}\` appears twice`)
    seen.add(category.slug)
  }
  return categories
}
