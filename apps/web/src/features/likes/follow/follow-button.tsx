import { t } from "@confetti/domain/messages/t"
import { announce } from "../../../ui/announce.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { followedTiles } from "../followed-tiles.ts"

export function FollowButton({ tile }: { tile: { id: string } }) {
  const isFollowed = followedTiles.useAll().includes(tile.id)
  return (
    <button
      type="button"
      className="button"
      aria-pressed={isFollowed}
      onClick={() => announce(followedTiles.toggle(tile.id) ? t`Followed. It is on your shelf` : t`No longer followed`)}
    >
      <Icon name={isFollowed ? "check" : "follow"} />
      {isFollowed ? "Following" : "Follow"}
    </button>
  )
}
