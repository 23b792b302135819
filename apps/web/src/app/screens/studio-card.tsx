import type { FeedCard } from "@confetti/contract/feed-item"
import { IgSocialCard, ShopCard, TiktokSocialCard, TiktokVideoCard } from "../../features/cards/index.ts"
import { usePageData } from "../../platform/session-scope.ts"

/** A card for its editor: nothing external is loaded. */
export function StudioCard({ card }: { card: FeedCard }) {
  const { language } = usePageData().brand
  switch (card.type) {
    case "tiktok_video":
      return <TiktokVideoCard card={card} isCurrent={false} />
    case "tiktok_social":
      return <TiktokSocialCard card={card} isCurrent={false} />
    case "ig_social":
      return <IgSocialCard card={card} isCurrent={false} />
    case "shop":
      return <ShopCard card={card} language={language} onLook={() => undefined} />
    default:
      return null
  }
}
