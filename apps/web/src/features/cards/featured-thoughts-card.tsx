import type { CardOf } from "@confetti/contract/feed-item"
import { tilePath } from "@confetti/domain/navigation/section"
import { plainClick } from "../../ui/plain-click.ts"
import "./card-frame.css"
import "./featured-thoughts-card.css"
import { useMainAct } from "./card-frame.tsx"

type Props = { card: CardOf<"featured_thoughts">; onOpen: (slug: string) => void }

/** Three voices, each leading to what it is about. */
export function FeaturedThoughtsCard({ card, onOpen }: Props) {
  const [first] = card.thoughts
  useMainAct(() => first && onOpen(first.tile.slug))
  return (
    <div className="feed-card thoughts-card">
      <h2>{card.title}</h2>
      <ul>
        {card.thoughts.map(({ id, text, by, tile }) => (
          <li key={id}>
            <a href={tilePath("homefeed", tile.slug)} onClick={plainClick(() => onOpen(tile.slug))}>
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
