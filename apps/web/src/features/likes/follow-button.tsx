import { t } from "@confetti/domain/messages/t"
import { scoped, useScope } from "../../platform/session-scope.ts"
import { storedSet } from "../../platform/stored-set.ts"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"

export const followedTilesOf = scoped((scope) => storedSet("cf_follows", scope))

export function FollowButton({ tile }: { tile: { id: string } }) {
  const followed = followedTilesOf(useScope())
  const isFollowed = followed.useAll().includes(tile.id)
  return (
    <Button
      aria-pressed={isFollowed}
      onClick={() => announce(followed.toggle(tile.id) ? t`Followed. It is on your shelf` : t`Unfollowed`)}
    >
      <Icon name={isFollowed ? "check" : "follow"} />
      {isFollowed ? "Following" : "Follow"}
    </Button>
  )
}
