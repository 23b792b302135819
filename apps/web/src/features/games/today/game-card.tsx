import type { GameKind } from "@confetti/domain/games/game-kinds"
import { gamePath } from "@confetti/domain/games/game-path"
import { quizQuestions } from "@confetti/domain/games/quiz-machine"
import { wurdGuesses, wurdLetters } from "@confetti/domain/games/wurd"
import { plural } from "@confetti/domain/messages/plural"
import type { ReactNode } from "react"
import { plainClick } from "../../../ui/plain-click.ts"
import { inHue } from "../../tile/index.ts"
import { gameHues } from "../game-props.ts"
import { actionLabel, type DayState, isOver, stateText } from "../game-words.ts"
import type { GameStats } from "../games-reads.ts"
import type { WordPlay } from "../word-play.ts"

type Props = {
  stats: GameStats["games"][number]
  play: WordPlay | null
  language: string
  onPlay: () => void
  children: ReactNode
}

export function GameCard({ stats, play, language, onPlay, children }: Props) {
  const { game, today, streak } = stats
  const label = actionLabel(today)
  return (
    <li
      {...inHue(gameHues[game], "game-card relative grid gap-2-3 px-5 py-4 rounded-sheet")}
      data-over={isOver(today) || undefined}
    >
      <div className="game-card-words grid content-start">
        <h2 className="text-5 font-heavy">{game}</h2>
        <p className="game-card-state text-3 font-semibold text-balance">{stateText(game, today, language)}</p>
        {streak.length > 1 && (
          <p className="ink-hue font-semibold">
            {plural(streak.length, { one: "# day in a row", other: "# days in a row" }, language)}
          </p>
        )}
      </div>
      <div className="game-card-ways flex flex-wrap items-center font-semibold">
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
      <div className="game-card-picture grid place-items-center">
        <GamePicture game={game} today={today} play={play} />
      </div>
    </li>
  )
}

type GamePictureProps = {
  game: GameKind
  today: DayState
  /** This device's play, unless older than `today`. */
  play: WordPlay | null
}

function GamePicture({ game, today, play }: GamePictureProps) {
  if (game === "WURD") return <Board today={today} rows={play?.game === "WURD" ? play.rows : []} />
  if (game === "BAW") return <Ring letters={play?.game === "BAW" ? play.letters : []} />
  return <Dots today={today} />
}

function Board({ today, rows }: { today: DayState; rows: readonly { marks: readonly string[] }[] }) {
  return (
    <div className="picture-board grid" aria-hidden="true">
      {Array.from({ length: wurdGuesses * wurdLetters }, (_, at) => {
        const row = Math.floor(at / wurdLetters)
        const mark = rows[row]?.marks[at % wurdLetters]
        const isNext = row === today.moves && !isOver(today)
        const look = mark ?? (row < today.moves ? "used" : isNext ? "next" : undefined)
        return <i key={at} className="aspect-square" data-mark={look} />
      })}
    </div>
  )
}

export function Ring({ letters }: { letters: readonly string[] }) {
  return (
    <div className="picture-ring relative aspect-square" aria-hidden="true">
      {Array.from({ length: 7 }, (_, at) => (
        <span
          key={at}
          className="absolute grid place-items-center"
          style={at === 0 ? {} : { "--turn": `${(at - 1) * 60}deg` }}
        >
          {letters[at]?.toUpperCase()}
        </span>
      ))}
    </div>
  )
}

function Dots({ today }: { today: DayState }) {
  const filled = isOver(today) ? today.score : today.moves
  return (
    <div className="picture-quiz grid justify-items-center gap-3" aria-hidden="true">
      <b className="grid place-items-center aspect-square ink-black">{isOver(today) ? filled : "?"}</b>
      <div className="flex">
        {Array.from({ length: quizQuestions }, (_, at) => (
          <i key={at} className="rounded-full" data-filled={at < filled || undefined} />
        ))}
      </div>
    </div>
  )
}
