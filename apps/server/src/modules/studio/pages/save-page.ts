import { saveStudioPage } from "@confetti/contract/studio-brand"
import { mustParseSoon } from "../../content/pack/must-parse-soon.ts"
import { fileCallable } from "../files/file-change.ts"
import { mustBeLatest } from "../files/standing-file.ts"
import { pageText } from "./page-text.ts"
import { standingPage } from "./standing-page.ts"

/** The first save creates a page that the pack does not have. */
export const savePageCallable = fileCallable(saveStudioPage, async (db, { slug, base, page }, { config }) => {
  const { standing, foot } = await standingPage(db, config, slug)
  const { text, pathAt } = pageText(page, foot)
  await mustParseSoon({ kind: "page", file: standing.file, text })
  mustBeLatest(standing, base, text)
  return { file: standing.file, text, pathAt }
})
