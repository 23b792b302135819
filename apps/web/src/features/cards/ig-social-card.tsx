import type { CardOf } from "@confetti/contract/feed-item"
import { TilePicture } from "../tile/index.ts"
import { CardFrame } from "./card-frame.tsx"
import "./ig-social-card.css"
import { PostFoot } from "./post-foot.tsx"
import { PostPlayer } from "./post-player.tsx"
import { usePlayer } from "./use-player.ts"

type Props = { card: CardOf<"ig_social">; isCurrent: boolean }

/** A photograph from elsewhere: a print on bright paper. */
export function IgSocialCard({ card, isCurrent }: Props) {
  const player = usePlayer(isCurrent)
  const art = player.isOpen ? (
    <PostPlayer post={card} />
  ) : (
    <div className="print">
      <div className="print-picture">
        {card.picture && <TilePicture picture={card.picture} sizes="(min-width: 1000px) 400px, 80vw" />}
      </div>
      {card.handle && <p aria-hidden="true">{card.handle}</p>}
    </div>
  )
  return (
    <CardFrame name="print-card" hue={350} art={art}>
      <PostFoot post={card} player={player} verb="Show it here" />
    </CardFrame>
  )
}
