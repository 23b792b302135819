import { IconButton } from "../../ui/icon-button.tsx"

/** `newFrom`: how many subtiles there were when this person last opened the tile; those after are new to them. */
type Props = { count: number; current: number; newFrom: number | null; onGo: (page: number) => void }

/** Where one is in a tile's strip: the cover and then each subtile. With buttons for those who do not swipe. */
export function SubtileDots({ count, current, newFrom, onGo }: Props) {
  return (
    <div className="dots">
      <IconButton
        className="swipe-button"
        icon="back"
        label="Previous subtile"
        disabled={current === 0}
        onClick={() => onGo(current - 1)}
      />
      <div className="dots-row" aria-hidden="true">
        {Array.from({ length: count + 1 }, (_, page) => (
          <i
            key={page}
            data-current={page === current || undefined}
            data-passed={page < current || undefined}
            data-new={(newFrom !== null && page > newFrom) || undefined}
          />
        ))}
      </div>
      <IconButton
        className="swipe-button"
        icon="forward"
        label="Next subtile"
        disabled={current === count}
        onClick={() => onGo(current + 1)}
      />
    </div>
  )
}
