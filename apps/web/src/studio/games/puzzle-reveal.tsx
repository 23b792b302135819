import type { ShownPuzzle } from "@confetti/contract/studio-games"
import { plural } from "@confetti/domain/messages/plural"
import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { useAction } from "../kit/use-action.ts"
import type { Game } from "./game-words.ts"

type Props = { day: string; game: Game; language: string }

/** Shows a puzzle on request, which is logged. */
export function PuzzleReveal({ day, game, language }: Props) {
  const [puzzle, setPuzzle] = useState<ShownPuzzle | null>(null)
  const { isBusy, error, act } = useAction()
  const show = () => void act(async () => setPuzzle((await studioCall("studio-show_game_day", { day, game })).puzzle))
  return (
    <div className="game-reveal">
      <div role="status">{puzzle && <Puzzle puzzle={puzzle} language={language} />}</div>
      {!puzzle && (
        <div className="game-ask flex flex-wrap items-center gap-2-4">
          <Button disabled={isBusy} onClick={show}>
            {isBusy ? "Loading…" : "Show the puzzle"}
          </Button>
          <p className="studio-hint">Shows the answers too. The audit log records each view.</p>
        </div>
      )}
      <Alert>{error}</Alert>
    </div>
  )
}

function Puzzle({ puzzle, language }: { puzzle: ShownPuzzle; language: string }) {
  if (puzzle.game === "WURD")
    return (
      <>
        <Letters letters={puzzle.word} />
        <p className="studio-hint">{puzzle.line ?? "It has no closing line."}</p>
      </>
    )
  if (puzzle.game === "BAW") {
    const { letters, required, words, pangrams, points } = puzzle
    const others = letters.replace(required, "")
    const count = words.length + pangrams.length
    return (
      <>
        <Letters letters={required + others} required={required} />
        <p>
          {plural(count, { one: "# word", other: "# words" }, language)},{" "}
          {plural(points, { one: "# point", other: "# points" }, language)}.
          {pangrams.length > 0 && (
            <>
              {" "}
              With all seven letters: <b>{pangrams.join(", ")}</b>.
            </>
          )}
        </p>
        <p className="studio-hint">{words.join(", ")}</p>
      </>
    )
  }
  return (
    <ol className="game-questions grid gap-4">
      {puzzle.questions.map(({ tile, number, question, options, right, why }) => (
        <li key={`${tile} ${number}`}>
          <b>{question}</b>
          <ul className="py-2 ink-2">
            {options.map((option, at) => (
              <li key={option} data-right={at === right || undefined}>
                {option}
                {at === right && <span className="unseen"> (right)</span>}
              </li>
            ))}
          </ul>
          <small>
            {why} <span>{tile.replaceAll("-", " ")}</span>
          </small>
        </li>
      ))}
    </ol>
  )
}

function Letters({ letters, required }: { letters: string; required?: string }) {
  return (
    <p className="game-letters flex flex-wrap" role="img" aria-label={letters.toUpperCase()}>
      {[...letters].map((letter) => (
        // A letter may occur twice, and its place never changes.
        <span
          key={`${letter}-${letters.indexOf(letter)}`}
          data-required={letter === required || undefined}
          aria-hidden="true"
        >
          {letter}
        </span>
      ))}
    </p>
  )
}
