import type { BawPlay } from "@confetti/contract/games"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { type RefObject, useState } from "react"
import { Icon } from "../../../ui/icon.tsx"
import { countText } from "./baw-view.ts"
import type { FoundWord } from "./open-entry.ts"

const foundOrders = ["found", "alphabet"] as const

type Props = { found: readonly FoundWord[]; waiting: readonly string[]; required: string }

const orderNames: Record<FoundOrder, string> = { found: t`Newest first`, alphabet: t`A to Z` }

export function FoundWords({ found, waiting, required }: Props) {
  const [order, setOrder] = useState<FoundOrder>("found")
  const letter = required.toUpperCase()
  if (found.length + waiting.length === 0)
    return (
      <p className="mt-2 ink-2 text-pretty">
        Words of four letters or more, each with the <b className="ink-hue">{letter}</b>. You can use a letter more than
        once.
      </p>
    )
  return (
    <>
      <div className="baw-orders flex flex-wrap gap-5" role="group" aria-label="Sort by">
        {foundOrders.map((each) => (
          <button
            key={each}
            type="button"
            className="min-h-44 ink-2 text-1 font-semibold"
            aria-pressed={each === order}
            onClick={() => setOrder(each)}
          >
            {orderNames[each]}
          </button>
        ))}
      </div>
      <ul className="baw-words grid mt-1 wrap-anywhere" aria-label="Found words">
        {waiting.toReversed().map((word) => (
          <li key={word} className="baw-waits flex flex-wrap items-baseline">
            {word}
            <small> waiting</small>
          </li>
        ))}
        {sortFound(found, order).map((each) => (
          <Found key={each.word} {...each} />
        ))}
      </ul>
    </>
  )
}

function Found({ word, points, isPangram, isBonus }: FoundWord) {
  return (
    <li className="flex flex-wrap items-baseline" data-pangram={isPangram || undefined}>
      {word}
      {isPangram && <small> pangram</small>}
      {isBonus && <small> bonus</small>}
      <b className="tabular-nums">
        <span className="unseen">, </span>+{points}
      </b>
    </li>
  )
}

type FoundOrder = (typeof foundOrders)[number]

function sortFound(found: readonly FoundWord[], order: FoundOrder): FoundWord[] {
  return order === "found" ? found.toReversed() : found.toSorted((a, b) => a.word.localeCompare(b.word, "en"))
}

type FoundLineProps = {
  play: BawPlay
  waiting: readonly string[]
  latest: RefObject<HTMLSpanElement | null>
  onOpen: () => void
}

export function FoundLine({ play, waiting, latest, onOpen }: FoundLineProps) {
  const { found, required } = play
  const isEmpty = found.length + waiting.length === 0
  const letter = required.toUpperCase()
  return (
    <button
      type="button"
      className="baw-found-line flex items-center gap-3 min-h-44 rounded-card surface-1"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <strong className="flex-none text-1 font-bold tabular-nums">{countText(play)}</strong>
      {waiting.length > 0 && <span className="unseen">{plural(waiting.length, { other: "# waiting" })}</span>}
      <span className="unseen">Show</span>
      <span ref={latest} className="baw-found-latest flex-1 overflow-hidden ink-2 text-nowrap" aria-hidden={!isEmpty}>
        {waiting.length > 0 && <span className="baw-waits">waiting:</span>}
        {waiting.toReversed().map((word) => (
          <span key={word} className="baw-waits">
            {word}
          </span>
        ))}
        {found.toReversed().map(({ word, isPangram }) => (
          <span key={word} data-pangram={isPangram || undefined}>
            {word}
          </span>
        ))}
        {isEmpty && (
          <em className="text-1">
            Four letters or more, with <b className="ink-hue">{letter}</b>
          </em>
        )}
      </span>
      <Icon name="down" />
    </button>
  )
}
