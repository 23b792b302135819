import type { StudioProblem } from "@confetti/contract/studio"
import { type PostDraft, saveStudioPosts } from "@confetti/contract/studio-cards"
import type { Words } from "@confetti/domain/messages/words"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { isOriginalName } from "../../content/pack/overlay.ts"
import { socialFile } from "../../content/pack/parse-social.ts"
import { loadFile, mustBeLatest } from "../files/current-file.ts"
import { fileCallable } from "../files/file-change.ts"
import { postsText } from "./cards-text.ts"

/** Without such a file, the first save creates it. */
export const savePostsCallable = fileCallable(saveStudioPosts, async (db, { base, posts }, { config, content }) => {
  const text = postsText(posts)
  mustBeLatest(await loadFile(db, config, socialFile), base, text)
  const words = wordsIn(content.current().brand.language)
  const problems = posts.flatMap((post, at) => findProblems(post, at, words))
  return { file: socialFile, text, problems }
})

/** Uploads only: a name must not lead elsewhere on the machine. */
export function findProblems({ picture }: PostDraft, at: number, { t }: Words): StudioProblem[] {
  if (picture?.kind === "video")
    return [{ path: [at, "picture", "file"], file: socialFile, line: 1, message: t`is a film: a post needs a picture` }]
  if (!picture || isOriginalName(picture.file)) return []
  const message =
    picture.file === "" ? t`is missing: choose a picture` : t`is not a picture in the studio: upload it again`
  return [{ path: [at, "picture", "file"], file: socialFile, line: 1, message }]
}
