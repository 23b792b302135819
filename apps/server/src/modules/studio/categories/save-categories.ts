import type { StudioProblem } from "@confetti/contract/studio"
import { saveStudioCategories } from "@confetti/contract/studio-brand"
import type { ContentSnapshot } from "../../../platform/content/content-snapshot.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { categoriesFile } from "../../content/pack/parse-categories.ts"
import { mustBeOwnAndLatest } from "../files/current-file.ts"
import { fileCallable } from "../files/file-change.ts"
import { findFile } from "../overlay/files-store.ts"
import { categoriesText } from "./categories-text.ts"

export const saveCategoriesCallable = fileCallable(
  saveStudioCategories,
  async (db, { base, categories }, { content }) => {
    const text = categoriesText(categories)
    mustBeOwnAndLatest(await findFile(db, categoriesFile), base, text)
    const kept = new Set(categories.map(({ slug }) => slug))
    return { file: categoriesFile, text, problems: stillNamed(content.current(), kept) }
  },
)

/** Names removed categories with their number of tiles; the import would name each tile. */
function stillNamed({ tiles, brand }: ContentSnapshot, kept: ReadonlySet<string>): StudioProblem[] {
  const { t, plural } = wordsIn(brand.language)
  const counts = new Map<string, number>()
  for (const slug of tiles.flatMap((tile) => tile.categories))
    if (!kept.has(slug)) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return [...counts].map(([slug, count]) => ({
    path: null,
    file: categoriesFile,
    line: 1,
    message: t`${plural(count, { one: "one tile is in", other: `# tiles are in` })} the category \`${slug}\`: choose another category for them first`,
  }))
}
