import { AppError } from "@confetti/contract/app-error"
import { join } from "node:path"
import type { Config } from "../../../platform/config.ts"
import { parseBrand } from "../../content/pack/parse-brand.ts"
import { mediaFolder } from "../../media/media-folder.ts"
import { exists, keepOriginal } from "../../media/originals.ts"
import { soundly, type StandingFile } from "../files/standing-file.ts"
import { brandText, draftOfBrand } from "./brand-text.ts"

/** The brand with its icon among the originals, under the hash of its bytes: from then on nobody can change it by saving a file. */
export async function ownBrandText(standing: StandingFile, config: Config): Promise<string> {
  const draft = draftOfBrand(soundly(standing, (report) => parseBrand(standing.text ?? "", report)))
  if (draft.icon === "") return brandText(draft)
  const path = join(config.CONTENT_DIR, draft.icon)
  if (!(await exists(path))) throw new AppError("studio/broken-file")
  return brandText({ ...draft, icon: await keepOriginal(mediaFolder(config), path) })
}
