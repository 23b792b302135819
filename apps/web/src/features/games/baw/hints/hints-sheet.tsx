import type { BawPlay } from "@confetti/contract/games"
import { Sheet } from "../../../../ui/sheet.tsx"
import { useTurnButton } from "../use-turn-button.ts"
import { HintCounts } from "./hint-counts.tsx"
import { hintTable } from "./hint-table.ts"
import "./hints.css"

type Props = { play: BawPlay; onShow: () => Promise<void>; onClose: () => void }

/** Hints, once one has been told what they cost. */
export function HintsSheet({ play, onShow, onClose }: Props) {
  const { isBusy, trouble, press } = useTurnButton(onShow)
  return (
    <Sheet title="Hints" className="baw-sheet" onClose={onClose}>
      {play.hints ? (
        <HintCounts table={hintTable(play.hints, play.found)} />
      ) : (
        <>
          <p className="baw-sheet-text">
            A table of how many words begin with each letter, and how long they are. It costs no points, only the title
            “without hints” at the end.
          </p>
          <p className="baw-trouble" role="alert">
            {trouble}
          </p>
          <div className="baw-answers">
            <button type="button" className="button primary" disabled={isBusy} onClick={press}>
              {isBusy ? "Counting…" : "Show hints"}
            </button>
            <button type="button" className="button" onClick={onClose}>
              Not yet
            </button>
          </div>
        </>
      )}
    </Sheet>
  )
}
