import type { RewardItem } from "@confetti/contract/rewards"
import { nextTileWords } from "./next-tile-words.ts"

type Props = { item: Pick<RewardItem, "nextTileDate">; isOwned: boolean; language: string }

/** What tiles a day early give just now, and for their owner the way there. */
export function NextTile({ item: { nextTileDate }, isOwned, language }: Props) {
  return (
    <div className="item-next-tile">
      <p>{nextTileWords(nextTileDate, isOwned, Date.now(), language)}</p>
      {/* Loaded whole: the order that is here was made before. */}
      {isOwned && (
        <a className="button primary" href="/" rel="external">
          To your feed
        </a>
      )}
    </div>
  )
}
