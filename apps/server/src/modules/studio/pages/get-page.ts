import { getStudioPage } from "@confetti/contract/studio-brand"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { viewState } from "../files/current-file.ts"
import { loadPage } from "./load-page.ts"

export const getPageCallable = readCallable(getStudioPage, async ({ slug }, context) => {
  const { db, config } = context
  const { file: current, page } = await loadPage(db, config, slug)
  return { ...(await viewState(db, current)), slug, title: page.title, page }
})
