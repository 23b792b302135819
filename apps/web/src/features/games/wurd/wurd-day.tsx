import { useRef, useState } from "react"
import { GameTrouble } from "../ending/game-trouble.tsx"
import type { GameProps } from "../game-props.ts"
import { useGameSettings } from "../game-settings.ts"
import { usePlay } from "../play/use-play.ts"
import { useReveal } from "./board/use-reveal.ts"
import { WurdBoard } from "./board/wurd-board.tsx"
import { WurdKeyboard } from "./board/wurd-keyboard.tsx"
import { WurdEnd } from "./end/wurd-end.tsx"
import { GiveUpSheet } from "./give-up-sheet.tsx"
import { isOpen, wurdOf } from "./typing/open-entry.ts"
import { useBoardKeys } from "./typing/use-board-keys.ts"
import { useEntry } from "./typing/use-entry.ts"
import { useSaid } from "./typing/use-said.ts"
import { useEnding } from "./use-ending.ts"
import { useIsHeldUp } from "./use-is-held-up.ts"
import { useNews } from "./use-news.ts"
import { WurdHead } from "./wurd-head.tsx"
import { WurdNotes } from "./wurd-notes.tsx"

type Props = Omit<GameProps, "onDay"> & { onToday: () => void; onFinished: () => void }

/** One day's WURD, from the first letter to its end. */
export function WurdDay({ day, userId, language, isShown, onTile, onToday, onFinished }: Props) {
  const { isHard } = useGameSettings()
  const { actions, ...state } = usePlay({ game: "WURD", day, userId, isHard })
  const { waiting, trouble } = state
  const play = wurdOf(state)
  const board = useRef<HTMLOListElement>(null)
  const [isGivingUp, setGivingUp] = useState(false)
  const { said, say } = useSaid()

  const sent = waiting[0] ?? null
  const flipping = useReveal(play, sent)
  const isHeldUp = useIsHeldUp(sent !== null)
  const entry = useEntry(actions, userId, say)
  useBoardKeys(board, isShown && !isGivingUp, entry.press)
  const isOver = play !== null && play.state !== "playing" && flipping === null
  const isFresh = useEnding({ play, userId, onFinished })
  useNews({ board, play, isHeldUp, isFresh: isFresh && isOver, onSay: say })

  if (trouble && !play)
    return (
      <div className="wurd in-hue">
        <WurdHead isHard={false} onGiveUp={null} />
        <GameTrouble game="WURD" trouble={trouble} onRetry={() => void actions.refresh()} onToday={onToday} />
      </div>
    )
  const rows = play?.rows ?? []
  const canGiveUp = play?.state === "playing" && rows.length > 0 && sent === null
  return (
    <div className="wurd in-hue" data-over={isOver || undefined}>
      <WurdHead isHard={play?.isHard ?? false} onGiveUp={canGiveUp ? () => setGivingUp(true) : null} />
      <div className="wurd-play">
        {play && <WurdNotes play={play} language={language} isTodays={day === null} onToday={onToday} />}
        <WurdBoard
          board={board}
          rows={rows}
          waiting={sent}
          letters={isOpen(state) ? entry.letters : ""}
          shakes={entry.shakes}
          flipping={flipping}
          isWon={isFresh && isOver && play.state === "won"}
          isBusy={play === null}
        />
        {!isOver && (
          <div className="wurd-hands">
            <p className="wurd-wait">{isHeldUp && "Not marked yet: this row waits for a connection"}</p>
            <WurdKeyboard marked={flipping === null ? rows : rows.slice(0, flipping)} onKey={entry.press} />
          </div>
        )}
      </div>
      {isOver && <WurdEnd play={play} userId={userId} language={language} isFresh={isFresh} onTile={onTile} />}
      <p className="unseen" role="status" aria-live="polite">
        <span key={said.id}>{said.text}</span>
      </p>
      {isGivingUp && (
        <GiveUpSheet
          isPractice={play?.isPractice ?? false}
          onGiveUp={actions.finish}
          onClose={() => setGivingUp(false)}
        />
      )}
    </div>
  )
}
