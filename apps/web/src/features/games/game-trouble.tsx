import type { GameKind } from "@confetti/domain/games/game-kinds"
import type { ApiError } from "../../platform/api.ts"
import { Button } from "../../ui/button.tsx"
import { Trouble } from "../../ui/trouble.tsx"

type Props = { game: GameKind; trouble: Pick<ApiError, "code">; onRetry: () => void; onToday: () => void }

export function GameTrouble({ game, trouble: { code }, onRetry, onToday }: Props) {
  if (code === "game/not-today" || code === "game/switched-off") {
    const isOff = code === "game/switched-off"
    return (
      <div className="stand-in" role="alert">
        <h1>{isOff ? `${game} is resting` : `No ${game} for this day`}</h1>
        <p>
          {isOff
            ? "It is not played on this server just now. Nothing you have is lost."
            : "It is still to come, or more than a year ago."}
        </p>
        <Button onClick={isOff ? onRetry : onToday}>{isOff ? "Try again" : "Play today’s"}</Button>
      </div>
    )
  }
  const isOffline = code === "offline"
  return (
    <Trouble
      isOffline={isOffline}
      title={`${game} did not arrive`}
      about={
        isOffline
          ? "This puzzle was not opened on this device yet, so there is nothing to show. It comes by itself as soon as you are online."
          : "Nothing is lost. Please try again in a moment."
      }
      onRetry={onRetry}
    />
  )
}
