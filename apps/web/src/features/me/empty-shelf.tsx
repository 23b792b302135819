import { Icon } from "../../ui/icon.tsx"
import { plainClick } from "../../ui/plain-click.ts"

/** Nothing liked, nothing followed: an empty shelf, and the way to something for it. */
export function EmptyShelf({ onFeed }: { onFeed: () => void }) {
  return (
    <div className="empty-shelf">
      <div className="boards" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <h2>Room for what you like</h2>
      <p>
        Tap <Icon name="like" />
        <span className="unseen">the heart</span> on a tile, or tap it twice, and it stands here, with an account or
        without.
      </p>
      <a className="button primary" href="/" onClick={plainClick(onFeed)}>
        Find something for it
      </a>
    </div>
  )
}
