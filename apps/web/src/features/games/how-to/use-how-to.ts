import type { GameKind } from "@confetti/domain/games/game-kinds"
import { useEffect, useState } from "react"
import { isExplained, markExplained } from "./explained-games.ts"

/** Whether it is shown how a game is played: when asked for, and by itself on a device's first visit. */
export function useHowTo(game: GameKind) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // Behind the first paint, which is the server's.
    if (!isExplained(game)) setOpen(true)
  }, [game])
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      markExplained(game)
      setOpen(false)
    },
  }
}
