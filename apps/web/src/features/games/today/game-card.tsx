import { gamePath } from "@confetti/domain/games/game-path"
import { plural } from "@confetti/domain/messages/plural"
import type { ReactNode } from "react"
import { plainClick } from "../../../ui/plain-click.ts"
import { inHue } from "../../tile/index.ts"
import { gameHues } from "../game-look.ts"
import type { GameStats } from "../games-reads.ts"
import type { WordPlay } from "../play/kept-play.ts"
import { actionLabel, isOver, stateText } from "../words/state-words.ts"
import { GamePicture } from "./game-picture.tsx"

type Props = {
  stats: GameStats["games"][number]
  play: WordPlay | null
  language: string
  onPlay: () => void
  /** What else there is to do with it. */
  children: ReactNode
}

/** One of today's games: what it looks like, how it stands, and the way into it. All of it is one target. */
export function GameCard({ stats, play, language, onPlay, children }: Props) {
  const { game, today, streak } = stats
  const label = actionLabel(today)
  return (
    <li {...inHue(gameHues[game], "game-card")} data-over={isOver(today) || undefined}>
      <div className="game-card-words">
        <h2>{game}</h2>
        <p className="game-card-state">{stateText(game, today, language)}</p>
        {streak.length > 1 && (
          <p className="game-card-streak">
            {plural(streak.length, { one: "# day in a row", other: "# days in a row" }, language)}
          </p>
        )}
      </div>
      <div className="game-card-ways">
        <a
          className="button primary"
          href={gamePath(game)}
          data-press=".game-card"
          aria-label={`${label}: ${game}`}
          onClick={plainClick(onPlay)}
        >
          {label}
        </a>
        {children}
      </div>
      <div className="game-card-picture">
        <GamePicture game={game} today={today} play={play} />
      </div>
    </li>
  )
}
