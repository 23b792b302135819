import type { BawPlay } from "@confetti/contract/games"
import { plural } from "@confetti/domain/messages/plural"
import { Sheet } from "../../../../ui/sheet.tsx"
import { rankName } from "../ranks/rank-name.ts"
import { useTurnButton } from "../use-turn-button.ts"

type Props = { play: BawPlay; waiting: number; onFinish: () => Promise<void>; onClose: () => void }

/** Asks before a game is ended: there is no way back. */
export function FinishSheet({ play, waiting, onFinish, onClose }: Props) {
  const { isBusy, trouble, press } = useTurnButton(async () => {
    await onFinish()
    onClose()
  })
  const rank = rankName(play.rank)
  return (
    <Sheet title={play.isPractice ? "Finish this one?" : "Finish for today?"} className="baw-sheet" onClose={onClose}>
      <p className="baw-sheet-text">
        {play.found.length === 0
          ? "Find a word first: a game takes one at least."
          : plural(play.points, {
              one: `This ends the game at ${rank}, with # point, and shows all ${play.words} words. There is no way back.`,
              other: `This ends the game at ${rank}, with # points, and shows all ${play.words} words. There is no way back.`,
            })}
      </p>
      <p className="baw-trouble" role="alert">
        {waiting > 0 ? "Words are still waiting to be counted. Finish when they are." : trouble}
      </p>
      <div className="baw-answers">
        <button
          type="button"
          className="button primary"
          disabled={isBusy || waiting > 0 || play.found.length === 0}
          onClick={press}
        >
          {isBusy ? "Finishing…" : "Finish and show the words"}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Play on
        </button>
      </div>
    </Sheet>
  )
}
