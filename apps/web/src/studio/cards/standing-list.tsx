import type { StandingFeed } from "@confetti/contract/studio-cards"
import { clockText, placeText, typeWords } from "./card-words.ts"

type Props = { feed: StandingFeed; language: string }

export function StandingList({ feed, language }: Props) {
  const first = ({ guest, member }: StandingFeed["cards"][number]["places"]) =>
    Math.min(guest ?? Number.POSITIVE_INFINITY, member ?? Number.POSITIVE_INFINITY)
  const sorted = feed.cards.toSorted((a, b) => first(a.places) - first(b.places) || 0)
  return (
    <section className="cards-standing" aria-labelledby="cards-standing">
      <h2 id="cards-standing">Where cards stand now</h2>
      <p className="studio-hint">
        Counted from the top of a feed of finished tiles. Today’s tiles and growing stories move them further down. It
        is {clockText(feed.now, language)} in {feed.zone}.
      </p>
      <ol>
        {sorted.map(({ type, id, title, places }) => (
          <li key={`${type} ${id}`}>
            <b>{title}</b>
            <small>{typeWords[type] ?? type}</small>
            <span>{placeText(places)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
