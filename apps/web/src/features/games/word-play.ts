import type { BawPlay, WurdPlay } from "@confetti/contract/games"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import { serverNow } from "../../platform/server-clock.ts"
import { scoped } from "../../platform/session-scope.ts"
import { fieldsOf, isTextList } from "../../platform/storage.ts"
import { storedValue } from "../../platform/stored-value.ts"

export type WordPlay = WurdPlay | BawPlay

type SavedPlay = { userId: string | null; play: WordPlay }

const savedPlay = (game: WordPlay["game"]) =>
  scoped((scope) => storedValue<SavedPlay | null>({ key: `cf_play_${game}`, isValid: isSaved, none: null }, scope))

export const savedPlayOf = { WURD: savedPlay("WURD"), BAW: savedPlay("BAW") }

export function wordPlay(play: { game: string }): WordPlay {
  if (!isWordPlay(play)) throw new TypeError(`A play of ${play.game} came for one of words.`)
  return play
}

export function wordsOf(play: WordPlay): string[] {
  return (play.game === "WURD" ? play.rows : play.found).map(({ word }) => word)
}

/** The day of a play if it is still today by the server's clock; otherwise null. */
export function dayOfNow({ day, zone }: WordPlay): string | null {
  return dayIn(zone, serverNow()) <= day ? day : null
}

function isWordPlay(play: { game: string }): play is WordPlay {
  return play.game === "WURD" || play.game === "BAW"
}

function isSaved(value: unknown): value is SavedPlay | null {
  if (value === null) return true
  const { userId, play } = fieldsOf(value)
  const { game, day, rows, found, letters } = fieldsOf(play)
  const isWhole =
    (game === "WURD" && Array.isArray(rows)) || (game === "BAW" && Array.isArray(found) && isTextList(letters))
  return (userId === null || typeof userId === "string") && typeof day === "string" && isWhole
}
