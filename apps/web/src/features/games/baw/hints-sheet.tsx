import type { BawPlay } from "@confetti/contract/games"
import { useId } from "react"
import { Button } from "../../../ui/button.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { useAttempt } from "../../../ui/use-attempt.ts"
import { errorText } from "../game-words.ts"
import { type HintTable, hintTable } from "./baw-view.ts"

type Props = { play: BawPlay; onShow: () => Promise<void>; onClose: () => void }

export function HintsSheet({ play, onShow, onClose }: Props) {
  const { isBusy, error, attempt } = useAttempt(errorText)
  return (
    <Sheet title="Hints" onClose={onClose}>
      {play.hints ? (
        <HintCounts table={hintTable(play.hints, play.found)} />
      ) : (
        <>
          <p className="mt-2 text-3 text-pretty">
            A table of how many words begin with each letter, and how long they are. It costs no points, but your result
            will not say “without hints”.
          </p>
          <p className="baw-error ink-alert text-pretty" role="alert">
            {error}
          </p>
          <div className="baw-answers flex flex-wrap gap-2 mt-5">
            <Button kind="primary" disabled={isBusy} onClick={() => void attempt(onShow)}>
              {isBusy ? "Counting…" : "Show hints"}
            </Button>
            <Button onClick={onClose}>Not yet</Button>
          </div>
        </>
      )}
    </Sheet>
  )
}

function HintCounts({ table }: { table: HintTable }) {
  const { lengths, rows, totals, left } = table
  const id = useId()
  return (
    <>
      <p id={id} className="py-2 ink-2 text-pretty">
        {left === 0 ? "You have found every word." : "Words left to find, by first letter and length"}
      </p>
      {/* Large letters are wider than a small phone. */}
      <div className="baw-hints" role="region" aria-labelledby={id} tabIndex={0}>
        <table className="w-full font-medium tabular-nums text-center" aria-labelledby={id}>
          <thead className="ink-2 text-1">
            <tr>
              <th scope="col">
                <span className="unseen">First letter</span>
              </th>
              {lengths.map((length) => (
                <th key={length} className="font-medium" scope="col">
                  {length}
                  <span className="unseen"> letters</span>
                </th>
              ))}
              <th className="font-medium" scope="col">
                All
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ letter, counts, left: ofLetter }) => (
              <tr key={letter}>
                <th className="ink-hue" scope="row">
                  {letter.toUpperCase()}
                </th>
                {counts.map((count, at) => (
                  <td key={lengths[at]} className="font-bold" data-done={count === 0 || undefined}>
                    {count}
                  </td>
                ))}
                <td className="ink-2" data-done={ofLetter === 0 || undefined}>
                  {ofLetter}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot className="ink-2">
            <tr>
              <th scope="row">All</th>
              {totals.map((total, at) => (
                <td key={lengths[at]} data-done={total === 0 || undefined}>
                  {total}
                </td>
              ))}
              <td>{left}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}
