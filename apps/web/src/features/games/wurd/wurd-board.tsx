import { type Mark, type MarkedGuess, wurdGuesses, wurdLetters } from "@confetti/domain/games/wurd"
import type { RefObject } from "react"
import { draftSentence, rowSentence } from "./wurd-view.ts"

const markPaths: Record<Mark, string> = {
  correct: "m2.5 6.5 2.5 2.5 4.5-5.5",
  present: "M1.5 6h9M4 3.2 1.5 6 4 8.8M8 3.2 10.5 6 8 8.8",
  absent: "m3.5 3.5 5 5M8.5 3.5l-5 5",
}

const letterPlaces = Array.from({ length: wurdLetters }, (_, at) => at)

const rowPlaces = Array.from({ length: wurdGuesses }, (_, at) => at)

type Props = {
  board: RefObject<HTMLOListElement | null>
  rows: readonly MarkedGuess[]
  waiting: string | null
  letters: string
  shakes: number
  flipping: number | null
  isWon: boolean
  isBusy: boolean
}

/**
 * Six rows as a list with a sentence each: screen readers read lists row by row with their own keys. A grid would take the arrow keys and
 * read letter by letter.
 */
export function WurdBoard({ board, rows, waiting, letters, shakes, flipping, isWon, isBusy }: Props) {
  const draftAt = rows.length + (waiting === null ? 0 : 1)
  return (
    <div className="wurd-board grid place-items-center w-full">
      <ol className="grid" ref={board} tabIndex={-1} aria-label="Your guesses" aria-busy={isBusy}>
        {rowPlaces.map((at) => {
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

type WurdRowProps = {
  letters: string
  marks: readonly Mark[] | null
  sentence: string
  state: "marked" | "waiting" | "typed" | "empty"
  isFlipping: boolean
  isWon: boolean
  shakes: number
}

function WurdRow({ letters, marks, sentence, state, isFlipping, isWon, shakes }: WurdRowProps) {
  // Two identical animations: a changed name restarts it.
  const shake = shakes === 0 ? undefined : shakes % 2 === 0 ? "again" : "once"
  return (
    <li
      className="wurd-row grid"
      data-state={state}
      data-shakes={shake}
      data-flips={isFlipping || undefined}
      data-won={isWon || undefined}
    >
      <span className="unseen">{sentence}</span>
      {letterPlaces.map((at) => {
        const letter = letters[at] ?? ""
        const mark = marks?.[at]
        return (
          <span
            key={letter === "" ? at : `${at} ${letter}`}
            className="wurd-tile relative grid place-items-center"
            data-letter={letter || undefined}
            data-mark={mark}
            style={{ "--at": at }}
            aria-hidden="true"
          >
            <b>{letter}</b>
            {mark && <MarkGlyph mark={mark} />}
          </span>
        )
      })}
    </li>
  )
}

export function MarkGlyph({ mark }: { mark: Mark }) {
  return (
    <svg className="icon wurd-glyph absolute" viewBox="0 0 12 12" aria-hidden="true">
      <path d={markPaths[mark]} />
    </svg>
  )
}
