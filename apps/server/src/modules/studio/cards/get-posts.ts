import { getStudioPosts } from "@confetti/contract/studio-cards"
import { itemKey } from "@confetti/domain/feed/mixed-items"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { parseSocial, socialFile } from "../../content/pack/parse-social.ts"
import { loadFile, parseFile, viewState } from "../files/current-file.ts"
import { draftOfPost } from "./cards-text.ts"
import { previewFeed } from "./preview-feed.ts"

export const getPostsCallable = readCallable(getStudioPosts, async (_, context) => {
  const { db, config } = context
  const current = await loadFile(db, config, socialFile)
  const { text } = current
  const posts = text === null ? [] : parseFile(current, (report) => parseSocial(text, report))
  return {
    ...(await viewState(db, current)),
    feed: await previewFeed(context),
    posts: posts.map(draftOfPost),
    keys: posts.map(itemKey),
  }
})
