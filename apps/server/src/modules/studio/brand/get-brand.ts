import { AppError } from "@confetti/contract/app-error"
import { getStudioBrand } from "@confetti/contract/studio-brand"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { brandFile, parseBrand } from "../../content/pack/parse-brand.ts"
import { loadFile, parseFile, viewState } from "../files/current-file.ts"
import { draftOfBrand } from "./brand-text.ts"

export const getBrandCallable = readCallable(getStudioBrand, async (_, context) => {
  const { db, config, content } = context
  const current = await loadFile(db, config, brandFile)
  const { text } = current
  if (text === null) throw new AppError("studio/broken-file")
  return {
    ...(await viewState(db, current)),
    brand: draftOfBrand(parseFile(current, (report) => parseBrand(text, report))),
    iconUrl: content.current().brand.icons?.large ?? null,
  }
})
