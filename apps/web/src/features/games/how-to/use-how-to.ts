import type { GameKind } from "@confetti/domain/games/game-kinds"
import { useEffect, useState } from "react"
import { isTextList, readStored, writeStored } from "../../../platform/storage.ts"

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

/** Whether this device has shown how a game is played. */
function isExplained(game: GameKind): boolean {
  return readExplained().includes(game)
}

function markExplained(game: GameKind): void {
  if (!isExplained(game)) writeStored("cf_games_explained", [...readExplained(), game])
}

function readExplained(): readonly string[] {
  return readStored("cf_games_explained", isTextList) ?? []
}
