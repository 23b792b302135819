import type { CardOf } from "@confetti/contract/feed-item"
import { TilePicture } from "../tile/index.ts"
import { CardFrame } from "./card-frame.tsx"
import { PostFoot, PostPlayer, usePlayer } from "./post-parts.tsx"

type Props = { card: CardOf<"tiktok_social">; isCurrent: boolean }

export function TiktokSocialCard({ card, isCurrent }: Props) {
  const player = usePlayer(isCurrent)
  const name = card.handle ?? card.title
  const art = player.isOpen ? (
    <PostPlayer post={card} />
  ) : card.picture ? (
    <div className="channel-sheet relative overflow-hidden rounded-sheet">
      <TilePicture picture={card.picture} sizes="(min-width: 1000px) 400px, 80vw" />
    </div>
  ) : (
    <p className="channel-name text-nowrap" aria-hidden="true" style={{ "--length": name.length }}>
      {name}
    </p>
  )
  return (
    <CardFrame name="channel-card" hue={195} art={art}>
      <PostFoot post={card} player={player} verb="Show here" />
    </CardFrame>
  )
}

type IgSocialCardProps = { card: CardOf<"ig_social">; isCurrent: boolean }

export function IgSocialCard({ card, isCurrent }: IgSocialCardProps) {
  const player = usePlayer(isCurrent)
  const art = player.isOpen ? (
    <PostPlayer post={card} />
  ) : (
    <div className="print grid on-paper">
      <div className="print-picture relative overflow-hidden aspect-square">
        {card.picture && <TilePicture picture={card.picture} sizes="(min-width: 1000px) 400px, 80vw" />}
      </div>
      {card.handle && <p aria-hidden="true">{card.handle}</p>}
    </div>
  )
  return (
    <CardFrame name="print-card" hue={350} art={art}>
      <PostFoot post={card} player={player} verb="Show here" />
    </CardFrame>
  )
}
