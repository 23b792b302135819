import { gamePath } from "@confetti/domain/games/game-path"
import { type GameLink, gameQuery, readGameLink, resultPicturePath } from "@confetti/domain/games/share-link"
import { dayWords, gameWords, invitingWords, pictureWords } from "@confetti/domain/games/share-words"

/** Metadata of a game's page and of a shared result. Paths are without the origin. */
export type GameHead = {
  title: string
  description: string
  canonical: string
  /** The preview's address with the result, as crawlers read the page there. */
  url: string
  picture: { path: string; alt: string } | null
  /** Results are unlimited: search engines index only the game. */
  isHidden: boolean
}

/** Null for other pages. */
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
