import type { GameKind } from "@confetti/domain/games/game-kinds"
import { isTextList, readStored, writeStored } from "../../../platform/storage.ts"

/** Whether this device has shown how a game is played. */
export function isExplained(game: GameKind): boolean {
  return readExplained().includes(game)
}

export function markExplained(game: GameKind): void {
  if (!isExplained(game)) writeStored("cf_games_explained", [...readExplained(), game])
}

function readExplained(): readonly string[] {
  return readStored("cf_games_explained", isTextList) ?? []
}
