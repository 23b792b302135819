import { saveStudioPage } from "@confetti/contract/studio-brand"
import { mustParseSoon } from "../../content/pack/must-parse-soon.ts"
import { mustBeLatest } from "../files/current-file.ts"
import { fileCallable } from "../files/file-change.ts"
import { loadPage } from "./load-page.ts"
import { pageText } from "./page-text.ts"

/** The first save creates a page that the pack does not have. */
export const savePageCallable = fileCallable(saveStudioPage, async (db, { slug, base, page }, { config }) => {
  const { file: current, foot } = await loadPage(db, config, slug)
  const { text, pathAt } = pageText(page, foot)
  await mustParseSoon({ kind: "page", file: current.file, text })
  mustBeLatest(current, base, text)
  return { file: current.file, text, pathAt }
})
