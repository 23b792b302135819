import type { StandingFeed } from "@confetti/contract/studio-cards"
import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Switch } from "../kit/switch.tsx"
import type { DraftLines } from "../pack-file/conflict-sheet.tsx"
import { FileFrame } from "../pack-file/file-frame.tsx"
import type { FileDraft } from "../pack-file/use-file-draft.ts"
import { SortableList } from "../sortable/sortable-list.tsx"
import { cardState, clockText, flawOf, placeText, stateNames, typeWords } from "./card-words.ts"

/** A sheet edits one card; `card` is null for a new one. */
export type SheetProps<Card> = {
  card: Card | null
  /** The names of all others. */
  taken: readonly string[]
  onChange: (card: Card) => void
  onRemove: () => void
  onClose: () => void
}

type Props<Card extends object> = {
  label: string
  file: string
  name: string
  edited: FileDraft<Card[]>
  feed: StandingFeed | undefined
  language: string
  most: number
  /** The label of the button that adds a card. */
  action: string
  empty: ReactNode
  keyOf: (card: Card) => string
  titleOf: (card: Card) => string
  aboutOf: (card: Card) => readonly string[]
  linesOf: (cards: readonly Card[]) => DraftLines
  sheet: (props: SheetProps<Card>) => ReactNode
}

/** Cards of one file, in their order, and where cards stand now. */
export function CardPanel<Card extends { from: string; until: string; isOff: boolean }>(props: Props<Card>) {
  const { label, file, name, edited, feed, language, most, action, empty } = props
  const { keyOf, titleOf, aboutOf, linesOf, sheet } = props
  const { problems, change } = edited
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <FileFrame
        file={file}
        name={name}
        edited={edited}
        language={language}
        linesOf={linesOf}
        isShown={(path) => typeof path[0] === "number"}
      >
        {(cards, isOwn) => (
          <>
            {cards.length === 0 && <p className="studio-empty">{empty}</p>}
            <SortableList
              label={label}
              items={cards}
              keyOf={keyOf}
              nameOf={titleOf}
              onMove={(from, to) => change(moved(cards, from, to))}
            >
              {(card, at, handle) => {
                const title = titleOf(card) || t`Untitled`
                const state = cardState(card, feed?.now ?? "")
                const problem = flawOf(problems, at)
                return (
                  <div className="card-row" data-off={card.isOff || undefined}>
                    {isOwn && handle}
                    <span className="card-row-name">
                      <b>{title}</b>
                      <small>
                        {aboutOf(card)
                          .filter((each) => each !== "")
                          .join(" · ")}
                      </small>
                      {problem !== null && <small className="studio-trouble">{problem}</small>}
                    </span>
                    <span className="card-row-acts">
                      <span className="studio-chip card-state" data-state={state}>
                        {stateNames[state]}
                      </span>
                      {isOwn && (
                        <Switch
                          aria-label={`${title} is on`}
                          isOn={!card.isOff}
                          onChange={(isOn) => change(cards.with(at, { ...card, isOff: !isOn }))}
                        />
                      )}
                      <Button aria-label={`Change ${title}`} onClick={() => setOpen(at)}>
                        Change
                      </Button>
                    </span>
                  </div>
                )
              }}
            </SortableList>
            <Button className="card-add" disabled={cards.length >= most} onClick={() => setOpen(cards.length)}>
              {action}
            </Button>
            {open !== null &&
              sheet({
                card: cards[open] ?? null,
                taken: cards.filter((_, at) => at !== open).map(keyOf),
                onChange: (card) => change(cards.toSpliced(open, 1, card)),
                onRemove: () => change(cards.toSpliced(open, 1)),
                onClose: () => setOpen(null),
              })}
          </>
        )}
      </FileFrame>
      {feed && <StandingList feed={feed} language={language} />}
    </>
  )
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

function StandingList({ feed, language }: { feed: StandingFeed; language: string }) {
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
      <ol className="studio-rows">
        {sorted.map(({ type, id, title, places }) => (
          <li key={`${type} ${id}`}>
            <b>{title}</b>
            <small>{typeWords[type] ?? type}</small>
            <small>{placeText(places)}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
