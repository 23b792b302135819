import type { GamePlay } from "@confetti/contract/games"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { plural } from "@confetti/domain/messages/plural"
import { openJoin } from "../../session/index.ts"
import type { GameStats } from "../games-reads.ts"

type Props = {
  play: Pick<GamePlay, "day" | "isPractice" | "paid">
  /** Of this game; undefined while it is not known. */
  streak: GameStats["games"][number]["streak"] | undefined
  isGuest: boolean
}

/** What finishing brought: a point, another day in a row, a freeze. A guest is told how to keep them. Nothing for practice. */
export function GameReward({ play, streak, isGuest }: Props) {
  const { day, isPractice, paid } = play
  if (isPractice) return null
  const length = streak?.length ?? 0
  return (
    <div className="game-reward">
      <ul>
        {paid > 0 && <li className="game-paid">{plural(paid, { one: "+# point", other: "+# points" })}</li>}
        {length > 0 && <li>{plural(length, { one: "# day in a row", other: "# days in a row" })}</li>}
        {streak?.earned.includes(day) && <li>Freeze earned</li>}
        {streak?.frozen.includes(addDays(day, -1)) && <li>A freeze kept your streak</li>}
      </ul>
      {isGuest && (
        <p className="game-join">
          <span>A point is waiting for you. Join, and it is yours, and so is your streak.</span>
          <button type="button" className="button" onClick={() => openJoin("join")}>
            Join
          </button>
        </p>
      )}
    </div>
  )
}
