import type { StudioGameDay } from "@confetti/contract/studio-games"
import { dayText, type Game, gameNames, standOf, standWords } from "./game-words.ts"

type Props = {
  day: string
  games: readonly StudioGameDay[]
  isToday: boolean
  language: string
  onOpen: (game: Game) => void
}

export function DayRow({ day, games, isToday, language, onOpen }: Props) {
  return (
    <li className="game-day">
      <h2>
        <time dateTime={day}>{isToday ? "Today" : dayText(day, language)}</time>
      </h2>
      <ul className="game-day-games" aria-label={isToday ? "Today" : dayText(day, language)}>
        {games.map((each) => {
          const stand = standOf(each)
          return (
            <li key={each.game}>
              <button type="button" className="game-day-game" data-stand={stand} onClick={() => onOpen(each.game)}>
                <b>{gameNames[each.game]}</b>
                <small>{standWords[stand]}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
