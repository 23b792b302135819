import type { DayRange } from "@confetti/domain/insights/day-range"
import { t } from "@confetti/domain/messages/t"
import { Button } from "../../../ui/button.tsx"
import { studioCall } from "../../access/studio-call.ts"
import { byDay, sumOf } from "../charts/by-day.ts"
import { BarChart } from "../charts/bar-chart.tsx"
import { ChartCard } from "../charts/chart-card.tsx"
import { FigureTile } from "../charts/figure-tile.tsx"
import { LineChart } from "../charts/line-chart.tsx"
import { secondsText } from "../charts/shown-count.ts"
import { InsightPanel, type PanelProps } from "../insight-panel.tsx"
import { measureNames, measures } from "./tiles-panel.tsx"

const tileRead = (tileId: string, { from, until }: DayRange) => ({
  key: `insights-tile ${tileId} ${from} ${until}`,
  read: () => studioCall("insights-get_tile", { tileId, from, until }),
})

export function TilePanel({
  tileId,
  range,
  language,
  onFresh,
  onBack,
}: PanelProps & { tileId: string; onBack: () => void }) {
  return (
    <>
      <Button className="mb-4" onClick={onBack}>
        All tiles
      </Button>
      <InsightPanel request={tileRead(tileId, range)} onFresh={onFresh} isEmpty={() => false}>
        {({ tile, days, before, reached, reachedBefore }) => (
          <>
            <h2 className="insight-title">{tile.title}</h2>
            <p className="studio-hint mb-5">
              <a className="underline" href={`/tile/${tile.slug}`}>
                View as a reader
              </a>
            </p>
            <dl className="insight-figures">
              {measures.map((measure) => {
                const now = sumOf(days, (day) => day[measure])
                return (
                  <FigureTile
                    key={measure}
                    label={measureNames[measure]}
                    now={now}
                    before={before[measure]}
                    language={language}
                    {...(measure === "seconds" && { text: secondsText(now, language) })}
                  />
                )
              })}
            </dl>
            <ChartCard
              title="Where people stop"
              about="How many reached each part. The mark shows the previous period."
              table={{
                columns: [t`Part`, t`Reached`, t`Before`],
                rows: reached.map((count, at) => [partName(at), count, reachedBefore[at] ?? 0]),
              }}
              file={`strip-${tile.slug}-${range.from}-${range.until}`}
              language={language}
            >
              {reached.length === 0 ? (
                <p className="studio-hint">Fewer than five people opened this tile on any of these days.</p>
              ) : (
                <BarChart
                  title="Where people stop"
                  bars={reached.map((count, at) => ({
                    label: partName(at),
                    value: count,
                    before: reachedBefore[at] ?? 0,
                    text: `${count.toLocaleString(language)} · ${percent(count, reached[0] ?? 0, language)}`,
                  }))}
                />
              )}
            </ChartCard>
            <ChartCard
              title="Shown by day"
              table={{
                columns: [t`Day`, ...measures.map((measure) => measureNames[measure])],
                rows: days.map((day) => [day.day, ...measures.map((measure) => day[measure])]),
              }}
              file={`tile-${tile.slug}-${range.from}-${range.until}`}
              language={language}
            >
              <LineChart
                title="Shown by day"
                {...byDay(range, days, [], (day) => day.shown)}
                before={[]}
                language={language}
              />
            </ChartCard>
          </>
        )}
      </InsightPanel>
    </>
  )
}

function partName(at: number): string {
  return at === 0 ? t`Cover` : t`Part ${at}`
}

function percent(count: number, all: number, language: string): string {
  return (all === 0 ? 0 : count / all).toLocaleString(language, { style: "percent", maximumFractionDigits: 0 })
}
