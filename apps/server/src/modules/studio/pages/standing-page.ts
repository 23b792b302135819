import { AppError } from "@confetti/contract/app-error"
import type { PageDraft } from "@confetti/contract/studio-brand"
import type { Config } from "../../../platform/config.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import { pageSlugs } from "../../content/pack/parse-page.ts"
import { type StandingFile, standingFile } from "../files/standing-file.ts"
import { fileOfPage } from "../files/studio-file.ts"
import { draftOfPage, type PageFoot } from "./page-text.ts"

const noPage: PageDraft = { title: "", description: "", markdown: "" }

/** A page's current version as fields; empty if the pack has none. */
export async function standingPage(
  db: Db,
  config: Config,
  slug: string,
): Promise<{ standing: StandingFile; page: PageDraft; foot: PageFoot }> {
  if (!pageSlugs.includes(slug)) throw new AppError("studio/no-such-file")
  const standing = await standingFile(db, config, fileOfPage(slug))
  if (standing.text === null) return { standing, page: noPage, foot: {} }
  const draft = draftOfPage(standing.text)
  if (!draft) throw new AppError("studio/broken-file")
  return { standing, ...draft }
}
