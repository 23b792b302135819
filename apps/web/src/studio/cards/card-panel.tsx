import type { FeedPreview } from "@confetti/contract/studio-cards"
import { t } from "@confetti/domain/messages/t"
import type { ComponentProps, ReactNode } from "react"
import { Switch } from "../kit/switch.tsx"
import { FileList } from "../pack-file/file-list.tsx"
import { type CardWindow, cardState, clockText, placeText, stateNames, typeWords } from "./card-words.ts"

type Props<Card extends object> = Omit<ComponentProps<typeof FileList<Card>>, "acts"> & {
  feed: FeedPreview | undefined
  empty: ReactNode
}

export function CardPanel<Card extends CardWindow>({ feed, ...list }: Props<Card>) {
  return (
    <>
      <FileList
        {...list}
        acts={(card, set) => {
          const title = list.titleOf(card) || t`Untitled`
          const state = cardState(card, feed?.now ?? "")
          return (
            <>
              <span className="studio-chip card-state" data-state={state}>
                {stateNames[state]}
              </span>
              {set && (
                <Switch
                  aria-label={`${title} is on`}
                  isOn={!card.isOff}
                  onChange={(isOn) => set({ ...card, isOff: !isOn })}
                />
              )}
            </>
          )
        }}
      />
      {feed && <PlacedCards feed={feed} language={list.language} />}
    </>
  )
}

function PlacedCards({ feed, language }: { feed: FeedPreview; language: string }) {
  const first = ({ guest, member }: FeedPreview["cards"][number]["places"]) =>
    Math.min(guest ?? Number.POSITIVE_INFINITY, member ?? Number.POSITIVE_INFINITY)
  const sorted = feed.cards.toSorted((a, b) => first(a.places) - first(b.places) || 0)
  return (
    <section className="cards-placed mt-8" aria-labelledby="cards-placed">
      <h2 id="cards-placed">Where cards appear now</h2>
      <p className="studio-hint">
        Counted from the top of a feed of finished tiles. Today’s tiles and developing stories move them further down.
        It is {clockText(feed.now, language)} in {feed.zone}.
      </p>
      <ol className="studio-rows mt-3">
        {sorted.map(({ type, id, title, places }) => (
          <li key={`${type} ${id}`} className="grid cols-end gap-1-3 py-3">
            <b>{title}</b>
            <small>{typeWords[type] ?? type}</small>
            <small>{placeText(places)}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
