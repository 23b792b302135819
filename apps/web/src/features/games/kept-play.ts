import type { BawPlay, WurdPlay } from "@confetti/contract/games"
import { fieldsOf, isTextList, readStored, writeStored } from "../../platform/storage.ts"

export type WordPlay = WurdPlay | BawPlay

/** A game as it was last seen here, and what was guessed and not answered. */
export type KeptPlay = {
  userId: string | null
  play: WordPlay
  waiting: readonly string[]
}

/** The latest play of a game that was opened on this device; what is shown before the server has answered, and offline. */
export function readKeptPlay(game: WordPlay["game"]): KeptPlay | null {
  return readStored(`cf_play_${game}`, isKept)
}

export function keepPlay(kept: KeptPlay): void {
  writeStored(`cf_play_${kept.play.game}`, kept)
}

function isKept(value: unknown): value is KeptPlay {
  const { userId, play, waiting } = fieldsOf(value)
  const { game, day, rows, found, letters } = fieldsOf(play)
  const isWhole =
    (game === "WURD" && Array.isArray(rows)) || (game === "BAW" && Array.isArray(found) && isTextList(letters))
  return (userId === null || typeof userId === "string") && typeof day === "string" && isWhole && isTextList(waiting)
}
