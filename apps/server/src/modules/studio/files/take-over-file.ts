import { join } from "node:path"
import { AppError } from "@confetti/contract/app-error"
import { takeOverFile } from "@confetti/contract/studio-brand"
import { requireRole } from "../../../platform/auth/require-user.ts"
import type { Config } from "../../../platform/config.ts"
import { brandFile, parseBrand } from "../../content/pack/parse-brand.ts"
import { parseSocial, socialFile } from "../../content/pack/parse-social.ts"
import { mediaFolder } from "../../media/media-folder.ts"
import { exists, keepOriginal } from "../../media/originals.ts"
import { brandText, draftOfBrand } from "../brand/brand-text.ts"
import { draftOfPost, postsText } from "../cards/cards-text.ts"
import { isTakenOver } from "../overlay/files-store.ts"
import { type CurrentFile, loadFile, parseFile } from "./current-file.ts"
import { fileCallable } from "./file-change.ts"
import { roleOfFile } from "./studio-file.ts"

export const takeOverFileCallable = fileCallable(takeOverFile, async (db, { file }, { caller, config }) => {
  const role = roleOfFile(file)
  if (role === null) throw new AppError("studio/no-such-file")
  requireRole({ caller }, role)
  const current = await loadFile(db, config, file)
  if (isTakenOver(current.row)) throw new AppError("studio/file-taken-over")
  if (current.text === null) throw new AppError("studio/no-such-file")
  return { file, text: (await own.get(file)?.(current, config)) ?? current.text }
})

/** Files that name pictures: in the studio they name originals. */
const own: ReadonlyMap<string, typeof ownBrandText> = new Map([
  [brandFile, ownBrandText],
  [socialFile, ownPostsText],
])

async function ownBrandText(current: CurrentFile, config: Config): Promise<string> {
  const draft = draftOfBrand(parseFile(current, (report) => parseBrand(current.text ?? "", report)))
  return brandText(draft.icon === "" ? draft : { ...draft, icon: await keepPicture(draft.icon, config) })
}

async function ownPostsText(current: CurrentFile, config: Config): Promise<string> {
  const posts = parseFile(current, (report) => parseSocial(current.text ?? "", report))
  const own = posts.map(async (post) => {
    const draft = draftOfPost(post)
    if (!draft.picture) return draft
    return { ...draft, picture: { ...draft.picture, file: await keepPicture(draft.picture.file, config) } }
  })
  return postsText(await Promise.all(own))
}

/** Copies a picture of the pack to the originals under its hash, so that later changes of the file do not matter. */
async function keepPicture(file: string, config: Config): Promise<string> {
  const path = join(config.CONTENT_DIR, file)
  if (!(await exists(path))) throw new AppError("studio/broken-file")
  return keepOriginal(mediaFolder(config), path)
}
