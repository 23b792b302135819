import { itemStatus } from "@confetti/contract/rewards"
import { getStudioFeatured } from "@confetti/contract/studio-cards"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { featuredFile, parseFeatured } from "../../content/pack/parse-featured.ts"
import { cardOfItem } from "../../rewards/card-of-item.ts"
import { statusHere } from "../../rewards/catalogue/status-here.ts"
import { loadFile, parseFile, viewState } from "../files/current-file.ts"
import { draftOfFeatured } from "./cards-text.ts"
import { previewFeed } from "./preview-feed.ts"

export const getFeaturedCallable = readCallable(getStudioFeatured, async (_, context) => {
  const { db, config, content } = context
  const current = await loadFile(db, config, featuredFile)
  const { text } = current
  const featured = text === null ? [] : parseFile(current, (report) => parseFeatured(text, report))
  return {
    ...(await viewState(db, current)),
    feed: await previewFeed(context),
    featured: featured.map(draftOfFeatured),
    items: content.current().items.map((item) => ({
      id: item.id,
      title: item.title,
      isOffered: statusHere(item, config) === itemStatus.active,
      card: cardOfItem(item),
    })),
  }
})
