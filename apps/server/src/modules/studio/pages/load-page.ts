import { AppError } from "@confetti/contract/app-error"
import type { PageDraft } from "@confetti/contract/studio-brand"
import type { Config } from "../../../platform/config.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import { pageSlugs } from "../../content/pack/parse-page.ts"
import { type CurrentFile, loadFile } from "../files/current-file.ts"
import { fileOfPage } from "../files/studio-file.ts"
import { draftOfPage, type PageFoot } from "./page-text.ts"

const noPage: PageDraft = { title: "", description: "", markdown: "" }

/** A page's current version as fields; empty if the pack has none. */
export async function loadPage(
  db: Db,
  config: Config,
  slug: string,
): Promise<{ file: CurrentFile; page: PageDraft; foot: PageFoot }> {
  if (!pageSlugs.includes(slug)) throw new AppError("studio/no-such-file")
  const current = await loadFile(db, config, fileOfPage(slug))
  if (current.text === null) return { file: current, page: noPage, foot: {} }
  const draft = draftOfPage(current.text)
  if (!draft) throw new AppError("studio/broken-file")
  return { file: current, ...draft }
}
