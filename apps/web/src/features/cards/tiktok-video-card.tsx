import type { CardOf } from "@confetti/contract/feed-item"
import { Icon } from "../../ui/icon.tsx"
import { inHue, TilePicture } from "../tile/index.ts"
import "../../ui/feed-card.css"
import { PostFoot, PostPlayer } from "./post-parts.tsx"
import "./tiktok-video-card.css"
import { usePlayer } from "./post-parts.tsx"

type Props = { card: CardOf<"tiktok_video">; isCurrent: boolean }

export function TiktokVideoCard({ card, isCurrent }: Props) {
  const player = usePlayer(isCurrent)
  return (
    <div {...inHue(195, "feed-card video-card")} data-plain={card.picture === null || undefined}>
      {card.picture && !player.isOpen && (
        <div className="video-poster absolute inset-0">
          <TilePicture picture={card.picture} sizes="(min-width: 1000px) 58vh, 100vw" />
        </div>
      )}
      <div className="feed-card-art">
        {player.isOpen ? (
          <PostPlayer post={card} />
        ) : (
          // For touch, in the middle; others use the button below.
          <button type="button" className="video-play" tabIndex={-1} aria-hidden="true" onClick={player.toggle}>
            <Icon name="play" isFilled />
          </button>
        )}
      </div>
      <div className="feed-card-body relative">
        <PostFoot post={card} player={player} verb="Play" />
      </div>
    </div>
  )
}
