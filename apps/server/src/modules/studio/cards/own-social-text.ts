import { AppError } from "@confetti/contract/app-error"
import { join } from "node:path"
import type { Config } from "../../../platform/config.ts"
import { parseSocial } from "../../content/pack/parse-social.ts"
import { mediaFolder } from "../../media/media-folder.ts"
import { exists, keepOriginal } from "../../media/originals.ts"
import { soundly, type StandingFile } from "../files/standing-file.ts"
import { draftOfPost, socialText } from "./social-text.ts"

/** The posts with their pictures among the originals, each under the hash of its bytes: from then on nobody can change them by saving a file. */
export async function ownSocialText(standing: StandingFile, config: Config): Promise<string> {
  const posts = soundly(standing, (report) => parseSocial(standing.text ?? "", report))
  const own = posts.map(async (post) => {
    const draft = draftOfPost(post)
    if (!draft.picture) return draft
    const path = join(config.CONTENT_DIR, draft.picture.file)
    if (!(await exists(path))) throw new AppError("studio/broken-file")
    return { ...draft, picture: { ...draft.picture, file: await keepOriginal(mediaFolder(config), path) } }
  })
  return socialText(await Promise.all(own))
}
