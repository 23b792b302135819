import type { StudioProblem } from "@confetti/contract/studio"
import { type BrandDraft, saveStudioBrand } from "@confetti/contract/studio-brand"
import type { Words } from "@confetti/domain/messages/words"
import { requireConfirmation } from "../../../platform/auth/require-user.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { isOriginalName } from "../../content/pack/overlay.ts"
import { brandFile } from "../../content/pack/parse-brand.ts"
import { mustBeOwnAndLatest } from "../files/current-file.ts"
import { fileCallable } from "../files/file-change.ts"
import { findFile } from "../overlay/files-store.ts"
import { brandText } from "./brand-text.ts"

export const saveBrandCallable = fileCallable(saveStudioBrand, async (db, { base, brand }, { caller, content }) => {
  requireConfirmation({ caller })
  const text = brandText(brand)
  mustBeOwnAndLatest(await findFile(db, brandFile), base, text)
  return {
    file: brandFile,
    text,
    problems: findProblems(brand, wordsIn(content.current().brand.language)),
  }
})

/** Checks that only a form needs. */
function findProblems({ icon, links }: BrandDraft, { t }: Words): StudioProblem[] {
  const problem = (path: (string | number)[], message: string): StudioProblem => ({
    path,
    file: brandFile,
    line: 1,
    message,
  })
  const names = links.map(({ name }) => name)
  return [
    // Uploads only: a name must not lead elsewhere on the machine.
    ...(icon !== "" && !isOriginalName(icon)
      ? [problem(["icon"], t`is not a picture in the studio: upload it again`)]
      : []),
    ...names.flatMap((name, at) => (names.indexOf(name) < at ? [problem(["links", name], t`appears twice`)] : [])),
  ]
}
