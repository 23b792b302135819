import type { CardOf } from "@confetti/contract/feed-item"
import { tilePath } from "@confetti/domain/section"
import { plainClick } from "../../ui/plain-click.ts"
import "./card-frame.css"
import "./featured-thoughts-card.css"

type Props = { card: CardOf<"featured_thoughts">; onOpen: (slug: string) => void }

/** Three voices, each leading to what it is about. */
export function FeaturedThoughtsCard({ card, onOpen }: Props) {
  return (
    <div className="feed-card thoughts-card">
      <h2>{card.title}</h2>
      <ul>
        {card.thoughts.map(({ id, text, by, tile }, at) => (
          <li key={id}>
            <a
              href={tilePath("homefeed", tile.slug)}
              data-main={at === 0 || undefined}
              onClick={plainClick(() => onOpen(tile.slug))}
            >
              <q>{text}</q>
              <span>
                {by}, on <em>{tile.title}</em>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
