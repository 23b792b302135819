import { itemStatus } from "@confetti/contract/rewards"
import { getStudioFeatured } from "@confetti/contract/studio-cards"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { featuredFile, parseFeatured } from "../../content/pack/parse-featured.ts"
import { statusHere } from "../../rewards/catalogue/status-here.ts"
import { cardOfItem } from "../../rewards/card-of-item.ts"
import { soundly, standingFile, viewState } from "../files/standing-file.ts"
import { draftOfFeatured } from "./cards-text.ts"
import { standingFeed } from "./standing-feed.ts"

export const getFeaturedCallable = readCallable(getStudioFeatured, async (_, context) => {
  const { db, config, content } = context
  const standing = await standingFile(db, config, featuredFile)
  const { text } = standing
  const featured = text === null ? [] : soundly(standing, (report) => parseFeatured(text, report))
  return {
    ...(await viewState(db, standing)),
    feed: await standingFeed(context),
    featured: featured.map(draftOfFeatured),
    items: content.current().items.map((item) => ({
      id: item.id,
      title: item.title,
      isOffered: statusHere(item, config) === itemStatus.active,
      card: cardOfItem(item),
    })),
  }
})
