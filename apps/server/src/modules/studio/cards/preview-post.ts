import type { SocialPost } from "@confetti/contract/feed-item"
import { type PostDraft, previewStudioPost } from "@confetti/contract/studio-cards"
import { previewPictureAddress } from "@confetti/domain/studio/preview-address"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { aspectOf } from "../../content/import/prepare-post.ts"
import { parseSocial, socialFile } from "../../content/pack/parse-social.ts"
import { type Problem, sortProblems } from "../../content/pack/problem.ts"
import { readSocialAddress } from "../../content/pack/social-address.ts"
import { largestSize } from "../../media/media-request.ts"
import { shownWidths } from "../preview/with-preview-pictures.ts"
import { viewProblems } from "../publish/view-problems.ts"
import { postsText } from "./cards-text.ts"
import { findProblems } from "./save-posts.ts"

/** An even grey, as previews have no ghost. */
const ghost = { thumbhash: "1QcSHQRnh493V4dIh4eXh1h4kJUI", color: "#222222" }

export const previewPostCallable = readCallable(previewStudioPost, async ({ post }, context) => {
  const found: Problem[] = []
  parseSocial(postsText([post]), (line, say, path) => found.push({ file: socialFile, line, say, path }))
  const words = wordsIn(context.content.current().brand.language)
  const problems = [...findProblems(post, 0, words), ...viewProblems(sortProblems(found), socialFile, () => [], words)]
  return { card: cardOf(post), problems }
})

function cardOf(post: PostDraft): SocialPost | null {
  const { kind: type, title, text } = post
  const address = readSocialAddress(type, post.address.trim())
  if (!address) return null
  return {
    type,
    ...address,
    title: title.trim().slice(0, 120) || "Untitled",
    text: text.slice(0, 200),
    picture: pictureOf(post),
  }
}

function pictureOf({ kind, picture }: PostDraft): SocialPost["picture"] {
  if (!picture || picture.kind === "video" || picture.file === "") return null
  const { file, focus, alt } = picture
  const aspect = aspectOf(kind)
  const id = previewPictureAddress({ file, focus }, { aspect, category: "" })
  return { id, alt, ...largestSize(aspect), widths: shownWidths, ...ghost }
}
