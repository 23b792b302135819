import { AppError } from "@confetti/contract/app-error"
import { getStudioCategories } from "@confetti/contract/studio-brand"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { categoriesFile, parseCategories } from "../../content/pack/parse-categories.ts"
import { loadFile, parseFile, viewState } from "../files/current-file.ts"
import { draftOfCategory } from "./categories-text.ts"

export const getCategoriesCallable = readCallable(getStudioCategories, async (_, context) => {
  const { db, config, content } = context
  const current = await loadFile(db, config, categoriesFile)
  const { text } = current
  if (text === null) throw new AppError("studio/broken-file")
  const categories = parseFile(current, (report) => parseCategories(text, report))
  const { tiles } = content.current()
  return {
    ...(await viewState(db, current)),
    categories: categories.map((category) => ({
      ...draftOfCategory(category),
      tiles: tiles.filter((tile) => tile.categories.includes(category.slug)).length,
    })),
  }
})
