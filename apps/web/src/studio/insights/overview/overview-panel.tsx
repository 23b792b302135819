import type { DayFigures } from "@confetti/contract/insights"
import type { DayRange } from "@confetti/domain/insights/day-range"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { studioCall } from "../../access/studio-call.ts"
import { Select } from "../../kit/form.tsx"
import { byDay, sumOf } from "../charts/by-day.ts"
import { ChartCard } from "../charts/chart-card.tsx"
import { FigureTile } from "../charts/figure-tile.tsx"
import { LineChart } from "../charts/line-chart.tsx"
import { secondsText, shownCount } from "../charts/shown-count.ts"
import { InsightPanel, type PanelProps, rangeRead } from "../insight-panel.tsx"

const figures = {
  readers: t`Readers`,
  opened: t`Opened`,
  finished: t`Finished`,
  liked: t`Likes`,
  shared: t`Shares`,
  lessened: t`Less`,
} as const satisfies Partial<Record<keyof DayFigures, string>>

type Figure = keyof typeof figures

export function OverviewPanel({ range, language, onFresh, onTile }: PanelProps & { onTile: (tileId: string) => void }) {
  const [figure, setFigure] = useState<Figure>("readers")
  return (
    <InsightPanel
      request={rangeRead("insights-get_overview", range)}
      onFresh={onFresh}
      isEmpty={({ days }) => days.length === 0}
    >
      {({ days, before }) => {
        const line = byDay(range, days, before, (day) => day[figure])
        const total = (rows: readonly DayFigures[], key: keyof typeof figures | "seconds" | "shown") =>
          sumOf(rows, (day) => day[key])
        return (
          <>
            <dl className="insight-figures">
              {(Object.keys(figures) as Figure[]).map((key) => (
                <FigureTile
                  key={key}
                  label={key === "readers" && line.days.length > 1 ? "Readers a day" : figures[key]}
                  now={perDay(key, total(days, key), line.days.length)}
                  before={perDay(key, total(before, key), line.days.length)}
                  language={language}
                />
              ))}
              <FigureTile
                label="Time on tiles"
                now={total(days, "seconds")}
                before={total(before, "seconds")}
                language={language}
                text={secondsText(total(days, "seconds"), language)}
              />
            </dl>
            <ChartCard
              title={`${figures[figure]} by day`}
              about="The thin line is the previous period."
              table={{
                columns: [
                  t`Day`,
                  t`Readers`,
                  t`Members`,
                  t`Shown`,
                  t`Opened`,
                  t`Finished`,
                  t`Likes`,
                  t`Shares`,
                  t`Less`,
                  t`Seconds`,
                ],
                rows: days.map((day) => [
                  day.day,
                  day.readers,
                  day.members,
                  day.shown,
                  day.opened,
                  day.finished,
                  day.liked,
                  day.shared,
                  day.lessened,
                  day.seconds,
                ]),
              }}
              file={`insights-${range.from}-${range.until}`}
              language={language}
            >
              <div className="insight-choice mb-4">
                <Select
                  label="Figure"
                  options={Object.entries(figures) as [Figure, string][]}
                  value={figure}
                  onChoose={setFigure}
                />
              </div>
              <LineChart title={`${figures[figure]} by day`} {...line} language={language} />
            </ChartCard>
            <TopTiles range={range} language={language} onTile={onTile} />
          </>
        )
      }}
    </InsightPanel>
  )
}

/** Readers of several days can't be added, as returning ones would count twice. */
function perDay(figure: Figure, sum: number, days: number): number {
  return figure === "readers" ? Math.round(sum / days) : sum
}

const topTilesRead = ({ from, until }: DayRange) => ({
  key: `insights-top ${from} ${until}`,
  read: () => studioCall("insights-list_tiles", { from, until, sort: "opened", limit: 5 }),
})

type TopProps = { range: DayRange; language: string; onTile: (tileId: string) => void }

function TopTiles({ range, language, onTile }: TopProps) {
  const { data } = useRead(topTilesRead(range), { freshFor: 30_000, every: 60_000 })
  if (!data || data.tiles.length === 0) return null
  return (
    <section className="insight-card" aria-labelledby="insight-top">
      <h2 id="insight-top">Most read</h2>
      <ol className="studio-rows">
        {data.tiles.map(({ tile, now }) => (
          <li key={tile.id}>
            <button
              type="button"
              className="flex items-center justify-between gap-4 w-full min-h-48 text-start"
              onClick={() => onTile(tile.id)}
            >
              <b>{tile.title}</b>
              <span className="flex-none ink-2">{shownCount(now.opened, language)} opened</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
