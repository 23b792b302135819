import type { GameKind } from "@confetti/domain/games/game-kinds"
import { quizQuestions } from "@confetti/domain/games/quiz-machine"
import { wurdGuesses, wurdLetters } from "@confetti/domain/games/wurd"
import type { WordPlay } from "../play/kept-play.ts"
import { type DayState, isOver } from "../words/state-words.ts"

type Props = {
  game: GameKind
  today: DayState
  /** The play as this device has it, where it is no older than `today`. */
  play: WordPlay | null
}

/** What a game looks like just now, small. */
export function GamePicture({ game, today, play }: Props) {
  if (game === "WURD") return <Board today={today} rows={play?.game === "WURD" ? play.rows : []} />
  if (game === "BAW") return <Ring letters={play?.game === "BAW" ? play.letters : []} />
  return <Dots today={today} />
}

function Board({ today, rows }: { today: DayState; rows: readonly { marks: readonly string[] }[] }) {
  return (
    <div className="picture-board" aria-hidden="true">
      {Array.from({ length: wurdGuesses * wurdLetters }, (_, at) => {
        const row = Math.floor(at / wurdLetters)
        const mark = rows[row]?.marks[at % wurdLetters]
        const isNext = row === today.moves && !isOver(today)
        return <i key={at} data-mark={mark ?? (row < today.moves ? "used" : isNext ? "next" : undefined)} />
      })}
    </div>
  )
}

/** The seven letters, the one that every word needs in the middle. Nobody has seen them before they began. */
export function Ring({ letters }: { letters: readonly string[] }) {
  return (
    <div className="picture-ring" aria-hidden="true">
      {Array.from({ length: 7 }, (_, at) => (
        <span key={at} style={at === 0 ? {} : { "--turn": `${(at - 1) * 60}deg` }}>
          {letters[at]?.toUpperCase()}
        </span>
      ))}
    </div>
  )
}

function Dots({ today }: { today: DayState }) {
  const filled = isOver(today) ? today.score : today.moves
  return (
    <div className="picture-quiz" aria-hidden="true">
      <b>{isOver(today) ? filled : "?"}</b>
      <div>
        {Array.from({ length: quizQuestions }, (_, at) => (
          <i key={at} data-filled={at < filled || undefined} />
        ))}
      </div>
    </div>
  )
}
