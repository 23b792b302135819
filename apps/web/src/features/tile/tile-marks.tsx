import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { feedPath } from "@confetti/domain/navigation/section"
import { badgeText, unreadCount } from "@confetti/domain/tile/unread-count"
import { Image } from "../../ui/image.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { useTileState } from "./tile-states.ts"

export function UnreadBadge({ tile }: { tile: Tile }) {
  const count = badgeText(unreadCount(tile.subtileIds.length, useTileState(tile.id)?.subtileCountSnapshot))
  return count && <span className="unread">{count} new</span>
}

/** `onPick` opens the category's feed. Without it the chip is only a label. */
type CategoryChipProps = { category: Category; onPick?: ((slug: string) => void) | undefined }

export function CategoryChip({ category, onPick }: CategoryChipProps) {
  const { slug, title } = category
  const face = (
    <>
      <Image src={category.emojiImageUrl} alt="" width={20} height={20} />
      {title}
    </>
  )
  if (!onPick) return <span className="chip">{face}</span>
  return (
    <a
      className="chip"
      href={feedPath(slug)}
      aria-label={`All about ${title}`}
      draggable={false}
      onClick={plainClick(() => onPick(slug))}
    >
      {face}
    </a>
  )
}
