import { Icon } from "../../ui/icon.tsx"
import { IconButton } from "../../ui/icon-button.tsx"
import { likedTiles } from "./device-shelf.ts"
import { toggleLike } from "./toggle-like.ts"

/** The heart. With words it stands in a list, without them over a picture. */
export function LikeButton({ tile, hasWords = false }: { tile: { id: string }; hasWords?: boolean }) {
  const isLiked = likedTiles.useAll().includes(tile.id)
  const label = isLiked ? "Unlike" : "Like"
  if (hasWords) {
    return (
      <button type="button" onClick={() => toggleLike(tile)}>
        <Icon name="like" isFilled={isLiked} />
        {label}
      </button>
    )
  }
  return <IconButton className="like" icon="like" isFilled={isLiked} label={label} onClick={() => toggleLike(tile)} />
}
