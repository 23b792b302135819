import { getStudioPage } from "@confetti/contract/studio-brand"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { viewState } from "../files/standing-file.ts"
import { standingPage } from "./standing-page.ts"

export const getPageCallable = readCallable(getStudioPage, async ({ slug }, context) => {
  const { db, config } = context
  const { standing, page } = await standingPage(db, config, slug)
  return { ...(await viewState(db, standing)), slug, title: page.title, page }
})
