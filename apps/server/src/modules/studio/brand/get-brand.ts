import { AppError } from "@confetti/contract/app-error"
import { getStudioBrand } from "@confetti/contract/studio-brand"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { brandFile, parseBrand } from "../../content/pack/parse-brand.ts"
import { soundly, standingFile, viewState } from "../files/standing-file.ts"
import { draftOfBrand } from "./brand-text.ts"

export const getBrandCallable = readCallable(getStudioBrand, async (_, context) => {
  const { db, config, content } = context
  const standing = await standingFile(db, config, brandFile)
  const { text } = standing
  if (text === null) throw new AppError("studio/broken-file")
  return {
    ...(await viewState(db, standing)),
    brand: draftOfBrand(soundly(standing, (report) => parseBrand(text, report))),
    iconUrl: content.current().brand.icons?.large ?? null,
  }
})
