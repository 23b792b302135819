import { AppError } from "@confetti/contract/app-error"
import { takeOverFile } from "@confetti/contract/studio-brand"
import { requireRole } from "../../../platform/auth/require-user.ts"
import { brandFile } from "../../content/pack/parse-brand.ts"
import { isTakenOver } from "../overlay/files-store.ts"
import { socialFile } from "../../content/pack/parse-social.ts"
import { ownSocialText } from "../cards/own-social-text.ts"
import { ownBrandText } from "../brand/own-brand-text.ts"
import { fileCallable } from "./file-change.ts"
import { standingFile } from "./standing-file.ts"
import { roleOfFile } from "./studio-file.ts"

export const takeOverFileCallable = fileCallable(takeOverFile, async (db, { file }, { caller, config }) => {
  const role = roleOfFile(file)
  if (role === null) throw new AppError("studio/no-such-file")
  requireRole({ caller }, role)
  const standing = await standingFile(db, config, file)
  if (isTakenOver(standing.row)) throw new AppError("studio/file-taken-over")
  if (standing.text === null) throw new AppError("studio/no-such-file")
  const text = (await own.get(file)?.(standing, config)) ?? standing.text
  return { file, text, pathAt: () => [], problems: [] }
})

const own: ReadonlyMap<string, typeof ownBrandText> = new Map([
  [brandFile, ownBrandText],
  [socialFile, ownSocialText],
])
