import type { StudioProblem } from "@confetti/contract/studio"
import { type FeaturedDraft, saveStudioFeatured } from "@confetti/contract/studio-cards"
import type { Words } from "@confetti/domain/messages/words"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { featuredFile } from "../../content/pack/parse-featured.ts"
import { loadFile, mustBeLatest } from "../files/current-file.ts"
import { fileCallable } from "../files/file-change.ts"
import { featuredText } from "./cards-text.ts"

export const saveFeaturedCallable = fileCallable(
  saveStudioFeatured,
  async (db, { base, featured }, { config, content }) => {
    const text = featuredText(featured)
    mustBeLatest(await loadFile(db, config, featuredFile), base, text)
    const { items, brand } = content.current()
    const known = new Set(items.map(({ id }) => id))
    const problems = findProblems(featured, known, wordsIn(brand.language))
    return { file: featuredFile, text, problems }
  },
)

/** Checks that a file can't make, as some items exist only in the studio. */
function findProblems(featured: readonly FeaturedDraft[], known: ReadonlySet<string>, { t }: Words): StudioProblem[] {
  return featured.flatMap(({ item, isOff }, at) => {
    if (isOff || known.has(item)) return []
    return [{ path: [at, "item"], file: featuredFile, line: 1, message: t`is not in the shop` }]
  })
}
