import { type GameKind, gameKinds } from "@confetti/domain/games/game-kinds"
import { t } from "@confetti/domain/messages/t"
import { byDay } from "../charts/by-day.ts"
import { ChartCard } from "../charts/chart-card.tsx"
import { SumTile } from "../charts/figure-tile.tsx"
import { LineChart } from "../charts/line-chart.tsx"
import { InsightPanel, type PanelProps, rangeRead } from "../insight-panel.tsx"

const gameNames: Record<GameKind, string> = { WURD: "WURD", BAW: "BAW", QUIZ_ME: "QUIZ ME" }

export function GamesPanel({ range, language, onFresh }: PanelProps) {
  return (
    <InsightPanel
      request={rangeRead("insights-get_games", range)}
      onFresh={onFresh}
      isEmpty={({ days }) => days.length === 0}
    >
      {({ days, before }) =>
        gameKinds.map((game) => {
          const now = days.filter((day) => day.game === game)
          const then = before.filter((day) => day.game === game)
          return (
            <ChartCard
              key={game}
              title={gameNames[game]}
              table={{
                columns: [t`Day`, t`Finished`, t`Won`, t`Practice`],
                rows: now.map(({ day, played, won, practised }) => [day, played, won, practised]),
              }}
              file={`${game.toLowerCase()}-${range.from}-${range.until}`}
              language={language}
            >
              <dl className="insight-figures">
                <SumTile label="Finished" now={now} before={then} figure={({ played }) => played} language={language} />
                {game === "WURD" && (
                  <SumTile label="Won" now={now} before={then} figure={({ won }) => won} language={language} />
                )}
              </dl>
              <LineChart
                title={`${gameNames[game]} finished by day`}
                {...byDay(range, now, then, ({ played }) => played)}
                language={language}
              />
            </ChartCard>
          )
        })
      }
    </InsightPanel>
  )
}
