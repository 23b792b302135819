import type { StudioGameDay } from "@confetti/contract/studio-games"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { studioCall } from "../access/studio-call.ts"
import { Loaded } from "../kit/loaded.tsx"
import { Screen } from "../kit/screen.tsx"
import { FileNotice } from "../pack-file/file-notice.tsx"
import type { ScreenProps } from "../section.ts"
import { CheckPanel } from "./check-panel.tsx"
import { DaySheet } from "./day-sheet.tsx"
import { dayText, type Game, gameNames, standOf, standWords } from "./game-words.ts"
import "./games.css"

/** Days ahead and their states, without the puzzles. */
const gameDaysRead = { key: "studio-game-days", read: () => studioCall("studio-list_game_days", {}) }

/** Games of the days ahead. Editors play too, so puzzles are behind a button. */
export function GamesScreen({ language }: ScreenProps) {
  const read = useRead(gameDaysRead, { freshFor: 0, every: 30_000 })
  const cache = useReadCache()
  const [open, setOpen] = useState<{ day: string; game: Game } | null>(null)
  const readAgain = () => cache.load(gameDaysRead, 0)
  const day = open && read.data?.days.find((each) => each.day === open.day)
  const game = day?.games.find((each) => each.game === open?.game)
  return (
    <Screen
      title="Games"
      about="Today and the next thirty days, in UTC. Puzzles are hidden so that you can play too. Each view is logged."
    >
      <Loaded read={read}>
        {(data) => (
          <>
            <FileNotice
              file="games/days.yaml"
              name={t`the chosen days`}
              state={data}
              language={language}
              onChanged={readAgain}
            />
            {data.days[0]?.games.length === 0 ? (
              <p className="studio-empty">
                There are no games: the server’s GAMES setting lists none, or the pack has no words and no questions.
              </p>
            ) : (
              <>
                <CheckPanel />
                <ol className="studio-rows" aria-label="Days">
                  {data.days.map((each, at) => (
                    <DayRow
                      key={each.day}
                      day={each.day}
                      games={each.games}
                      isToday={at === 0}
                      language={language}
                      onOpen={(game) => setOpen({ day: each.day, game })}
                    />
                  ))}
                </ol>
              </>
            )}
            {day && game && (
              <DaySheet
                day={day.day}
                game={game}
                base={data.version}
                isOwn={data.origin !== "pack"}
                language={language}
                onChanged={readAgain}
                onClose={() => setOpen(null)}
              />
            )}
          </>
        )}
      </Loaded>
    </Screen>
  )
}

type RowProps = {
  day: string
  games: readonly StudioGameDay[]
  isToday: boolean
  language: string
  onOpen: (game: Game) => void
}

function DayRow({ day, games, isToday, language, onOpen }: RowProps) {
  return (
    <li className="game-day grid gap-2 py-3">
      <h2>
        <time dateTime={day}>{isToday ? "Today" : dayText(day, language)}</time>
      </h2>
      <ul className="game-day-games grid gap-2" aria-label={isToday ? "Today" : dayText(day, language)}>
        {games.map((each) => {
          const stand = standOf(each)
          return (
            <li key={each.game}>
              <button
                type="button"
                className="game-day-game grid px-3 py-2 w-full min-h-56 text-start surface-1 rounded-card"
                data-stand={stand}
                onClick={() => onOpen(each.game)}
              >
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
