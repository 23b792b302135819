import { type Mark, wurdLetters } from "@confetti/domain/games/wurd"
import { MarkGlyph } from "./mark-glyph.tsx"

const places = Array.from({ length: wurdLetters }, (_, at) => at)

type Props = {
  letters: string
  /** Null where the row is not marked. */
  marks: readonly Mark[] | null
  sentence: string
  state: "marked" | "waiting" | "typed" | "empty"
  isFlipping: boolean
  /** The word, just found. */
  isWon: boolean
  /** Counts up with each refusal of this row. */
  shakes: number
}

/** A guess: five pieces for those who look, and a sentence for those who listen. */
export function WurdRow({ letters, marks, sentence, state, isFlipping, isWon, shakes }: Props) {
  // Two names of one animation: it begins again when the name changes.
  const shake = shakes === 0 ? undefined : shakes % 2 === 0 ? "again" : "once"
  return (
    <li
      className="wurd-row"
      data-state={state}
      data-shakes={shake}
      data-flips={isFlipping || undefined}
      data-won={isWon || undefined}
    >
      <span className="unseen">{sentence}</span>
      {places.map((at) => {
        const letter = letters[at] ?? ""
        const mark = marks?.[at]
        return (
          <span
            key={letter === "" ? at : `${at} ${letter}`}
            className="wurd-tile"
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
