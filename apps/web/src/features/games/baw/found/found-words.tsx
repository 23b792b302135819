import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import type { FoundWord } from "../entry/baw-news.ts"
import "./found.css"

const foundOrders = ["found", "alphabet"] as const

type Props = { found: readonly FoundWord[]; waiting: readonly string[]; required: string }

const orderNames: Record<FoundOrder, string> = { found: t`Newest first`, alphabet: t`A to Z` }

/** What was found, and what has been entered and is not counted yet. */
export function FoundWords({ found, waiting, required }: Props) {
  const [order, setOrder] = useState<FoundOrder>("found")
  const letter = required.toUpperCase()
  if (found.length + waiting.length === 0)
    return (
      <p className="baw-found-none">
        Words of four letters and more, each with the <b>{letter}</b>. A letter may come as often as you like.
      </p>
    )
  return (
    <>
      <div className="baw-orders" role="group" aria-label="Order">
        {foundOrders.map((each) => (
          <button key={each} type="button" aria-pressed={each === order} onClick={() => setOrder(each)}>
            {orderNames[each]}
          </button>
        ))}
      </div>
      <ul className="baw-words" aria-label="Found words">
        {waiting.toReversed().map((word) => (
          <li key={word} className="baw-waits">
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
    <li data-pangram={isPangram || undefined}>
      {word}
      {isPangram && <small> pangram</small>}
      {isBonus && <small> bonus</small>}
      <b>
        <span className="unseen">, </span>+{points}
      </b>
    </li>
  )
}

type FoundOrder = (typeof foundOrders)[number]

/** As they were found, the newest first, or by the alphabet. */
function sortFound(found: readonly FoundWord[], order: FoundOrder): FoundWord[] {
  return order === "found" ? found.toReversed() : found.toSorted((a, b) => a.word.localeCompare(b.word, "en"))
}
