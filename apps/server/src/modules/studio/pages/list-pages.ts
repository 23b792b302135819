import { listStudioPages } from "@confetti/contract/studio-brand"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { pageSlugs } from "../../content/pack/parse-page.ts"
import { loadFile, viewStates } from "../files/current-file.ts"
import { fileOfPage } from "../files/studio-file.ts"
import { draftOfPage } from "./page-text.ts"

export const listPagesCallable = readCallable(listStudioPages, async (_, context) => {
  const { db, config } = context
  const files = await Promise.all(pageSlugs.map((slug) => loadFile(db, config, fileOfPage(slug))))
  const states = await viewStates(db, files)
  return {
    pages: states.map((state, at) => ({
      ...state,
      slug: pageSlugs[at] ?? "",
      title: draftOfPage(files[at]?.text ?? "")?.page.title ?? "",
    })),
  }
})
