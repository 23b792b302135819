import { useToggle } from "../../platform/sync/sync.ts"
import type { CountText } from "../../ui/count-text.ts"
import { Icon, IconButton } from "../../ui/icon.tsx"
import { likeToggle } from "./like-toggle.ts"

type Props = { tile: { id: string }; hasWords?: boolean; count?: CountText | undefined }

/** The heart. With words it stands in a list; without them over a picture, with how many people like the tile below it. */
export function LikeButton({ tile, hasWords = false, count }: Props) {
  const [isLiked, toggle] = useToggle(likeToggle, tile.id)
  const verb = isLiked ? "Unlike" : "Like"
  if (hasWords) {
    return (
      <button type="button" onClick={toggle}>
        <Icon name="like" isFilled={isLiked} />
        {verb}
      </button>
    )
  }
  const label = count ? `${verb}, ${count.label}` : verb
  return <IconButton className="like" icon="like" isFilled={isLiked} label={label} count={count} onClick={toggle} />
}
