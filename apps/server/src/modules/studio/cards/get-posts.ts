import { getStudioPosts } from "@confetti/contract/studio-cards"
import { itemKey } from "@confetti/domain/feed/mixed-items"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { parseSocial, socialFile } from "../../content/pack/parse-social.ts"
import { soundly, standingFile, viewState } from "../files/standing-file.ts"
import { draftOfPost } from "./cards-text.ts"
import { standingFeed } from "./standing-feed.ts"

export const getPostsCallable = readCallable(getStudioPosts, async (_, context) => {
  const { db, config } = context
  const standing = await standingFile(db, config, socialFile)
  const { text } = standing
  const posts = text === null ? [] : soundly(standing, (report) => parseSocial(text, report))
  return {
    ...(await viewState(db, standing)),
    feed: await standingFeed(context),
    posts: posts.map(draftOfPost),
    keys: posts.map(itemKey),
  }
})
