import { plural } from "@confetti/domain/messages/plural"
import { wayToEarn } from "@confetti/domain/points/action-points"
import { openJoin } from "../../session/index.ts"

/** What finishing a game brings. */
export function PointsLine({ isGuest }: { isGuest: boolean }) {
  const { points } = wayToEarn("play_a_game")
  return (
    <div className="games-points">
      <p>
        {isGuest
          ? plural(points, {
              one: "Finishing a game brings # point, won or lost. A guest’s waits: join by tomorrow, and it is yours, with your streak.",
              other:
                "Finishing a game brings # points, won or lost. A guest’s waits: join by tomorrow, and it is yours, with your streak.",
            })
          : plural(points, {
              one: "Finishing a game brings # point, won or lost.",
              other: "Finishing a game brings # points, won or lost.",
            })}
      </p>
      {isGuest && (
        <button type="button" className="button" onClick={() => openJoin("join")}>
          Join
        </button>
      )}
    </div>
  )
}
