import { gamePath } from "@confetti/domain/games/game-path"
import { type GameLink, gameQuery, readGameLink, resultPicturePath } from "@confetti/domain/games/share-link"
import { dayWords, gameWords, invitingWords, pictureWords } from "@confetti/domain/games/share-words"

/** What a game's page says of itself, and of a result that came with its address. Paths are without the origin. */
export type GameHead = {
  title: string
  description: string
  canonical: string
  /** Where a preview leads: with the result, or whoever makes the preview would look at the page without it. */
  url: string
  picture: { path: string; alt: string } | null
  /** There is no end of results: search engines are to know the game alone. */
  isHidden: boolean
}

/** Null for a page that is no game's. */
export function gameHead(path: string, search: string): GameHead | null {
  const link = readGameLink(path, new URLSearchParams(search))
  if (link === null) return null
  const { game, day, result } = link
  return {
    title: day === null ? game : `${game}, ${dayWords(day)}`,
    description: result === null ? gameWords[game] : invitingWords(result),
    canonical: gamePath(game),
    url: gamePath(game) + gameQuery(link),
    picture: pictureOf(link),
    isHidden: result !== null,
  }
}

function pictureOf({ day, result }: GameLink): GameHead["picture"] {
  if (day === null || result === null) return null
  return { path: resultPicturePath(result, day), alt: pictureWords(result, day) }
}
