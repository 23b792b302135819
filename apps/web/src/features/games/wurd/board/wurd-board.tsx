import { type MarkedGuess, wurdGuesses } from "@confetti/domain/games/wurd"
import type { RefObject } from "react"
import { draftSentence, rowSentence } from "./mark-words.ts"
import { WurdRow } from "./wurd-row.tsx"

const places = Array.from({ length: wurdGuesses }, (_, at) => at)

type Props = {
  board: RefObject<HTMLOListElement | null>
  rows: readonly MarkedGuess[]
  waiting: string | null
  letters: string
  shakes: number
  flipping: number | null
  /** The last row has just been won. */
  isWon: boolean
  isBusy: boolean
}

/**
 * Six rows, as a list with a sentence each. A list is read row by row with any screen reader's own keys and swipes; a grid would take the
 * arrow keys for itself and say a letter at a time.
 */
export function WurdBoard({ board, rows, waiting, letters, shakes, flipping, isWon, isBusy }: Props) {
  const draftAt = rows.length + (waiting === null ? 0 : 1)
  return (
    <div className="wurd-board">
      <ol ref={board} tabIndex={-1} aria-label="Your guesses" aria-busy={isBusy}>
        {places.map((at) => {
          const row = rows[at]
          const isWaiting = waiting !== null && at === rows.length
          const typed = isWaiting ? waiting : at === draftAt ? letters : ""
          return (
            <WurdRow
              key={at}
              letters={row?.word ?? typed}
              marks={row?.marks ?? null}
              sentence={row ? rowSentence(row, at) : draftSentence(typed, at, isWaiting)}
              state={row ? "marked" : isWaiting ? "waiting" : typed === "" ? "empty" : "typed"}
              isFlipping={flipping === at}
              isWon={isWon && at === rows.length - 1}
              shakes={at === draftAt ? shakes : 0}
            />
          )
        })}
      </ol>
    </div>
  )
}
