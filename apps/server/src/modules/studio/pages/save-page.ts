import { saveStudioPage } from "@confetti/contract/studio-brand"
import { mustParseSoon } from "../../content/pack/must-parse-soon.ts"
import { fileCallable, mustBeOwnAndLatest } from "../files/file-change.ts"
import { pageText } from "./page-text.ts"
import { standingPage } from "./standing-page.ts"

/** A page that the pack does not have is begun by its first save. */
export const savePageCallable = fileCallable(saveStudioPage, async (db, { slug, base, page }, { config }) => {
  const { standing, foot } = await standingPage(db, config, slug)
  const { text, pathAt } = pageText(page, foot)
  await mustParseSoon({ kind: "page", file: standing.file, text })
  const isNew = standing.text === null && base === (standing.row?.version ?? 0)
  if (!isNew) mustBeOwnAndLatest(standing.row, base, text)
  return { file: standing.file, text, pathAt, problems: [] }
})
