import type { GameKind } from "@confetti/domain/games/game-kinds"
import type { ApiError } from "../../platform/api.ts"
import { Button } from "../../ui/button.tsx"
import { ErrorNote } from "../../ui/error-note.tsx"

type Props = { game: GameKind; error: Pick<ApiError, "code">; onRetry: () => void; onToday: () => void }

export function GameError({ game, error: { code }, onRetry, onToday }: Props) {
  if (code === "game/not-today" || code === "game/switched-off") {
    const isOff = code === "game/switched-off"
    return (
      <div className="stand-in" role="alert">
        <h1>{isOff ? `${game} is not available` : `No ${game} for this day`}</h1>
        <p>
          {isOff
            ? "It is switched off on this server right now. Your points and your streak are safe."
            : "This day is in the future, or more than a year ago."}
        </p>
        <Button onClick={isOff ? onRetry : onToday}>{isOff ? "Try again" : "Play today’s"}</Button>
      </div>
    )
  }
  const isOffline = code === "offline"
  return (
    <ErrorNote
      isOffline={isOffline}
      title={`Could not load ${game}`}
      about={
        isOffline
          ? "You have not opened this puzzle on this device yet. It will load as soon as you are online."
          : "Nothing is lost. Please try again in a moment."
      }
      onRetry={onRetry}
    />
  )
}
