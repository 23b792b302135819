import { wayToEarn } from "@confetti/domain/points/action-points"
import { openJoin } from "../../session/index.ts"

/** What finishing a game brings. */
export function PointsLine({ isGuest }: { isGuest: boolean }) {
  const { points } = wayToEarn("play_a_game")
  const worth = points === 1 ? "1 point" : `${points} points`
  return (
    <div className="games-points">
      <p>
        {isGuest
          ? `Finishing a game brings ${worth}, won or lost. A guest’s waits: join by tomorrow, and it is yours, with your streak.`
          : `Finishing a game brings ${worth}, won or lost.`}
      </p>
      {isGuest && (
        <button type="button" className="button" onClick={() => openJoin("join")}>
          Join
        </button>
      )}
    </div>
  )
}
