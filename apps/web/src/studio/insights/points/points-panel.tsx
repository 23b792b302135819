import { t } from "@confetti/domain/messages/t"
import { byDay, sumOf } from "../charts/by-day.ts"
import { BarChart } from "../charts/bar-chart.tsx"
import { ChartCard } from "../charts/chart-card.tsx"
import { FigureTile } from "../charts/figure-tile.tsx"
import { LineChart } from "../charts/line-chart.tsx"
import { dayText, shownCount } from "../charts/shown-count.ts"
import { InsightPanel, type PanelProps } from "../insight-panel.tsx"
import { pointsRead } from "../insights-reads.ts"
import { actionText } from "./action-text.ts"

export function PointsPanel({ range, language, onFresh }: PanelProps) {
  return (
    <InsightPanel
      request={pointsRead(range)}
      onFresh={onFresh}
      isEmpty={({ days, lines, owed }) => days.length + lines.length === 0 && owed === null}
    >
      {({ days, before, lines, linesBefore, owed }) => {
        const actions = [...new Set(days.map(({ action }) => action))]
        const ofAction = (rows: typeof days, action: string) =>
          sumOf(
            rows.filter((day) => day.action === action),
            ({ points }) => points,
          )
        return (
          <>
            <dl className="insight-figures">
              <FigureTile
                label="Issued"
                now={sumOf(days, ({ points }) => points)}
                before={sumOf(before, ({ points }) => points)}
                language={language}
              />
              <FigureTile
                label="Redeemed"
                now={sumOf(lines, ({ redeemed }) => redeemed)}
                before={sumOf(linesBefore, ({ redeemed }) => redeemed)}
                language={language}
              />
              <div className="insight-figure">
                <dt>Owed</dt>
                <dd>
                  <b data-small={owed === null || undefined}>
                    {owed === null ? "not yet" : owed.points.toLocaleString(language)}
                  </b>
                  <small>
                    {owed === null ? "once five people redeemed" : `about, on ${dayText(owed.day, language)}`}
                  </small>
                </dd>
              </div>
            </dl>
            <ChartCard
              title="Points issued by day"
              about="The thin line is the same number of days before."
              table={{
                columns: [t`Day`, t`For`, t`People`, t`Points`],
                rows: days.map(({ day, action, people, points }) => [day, action, people, points]),
              }}
              file={`points-${range.from}-${range.until}`}
              language={language}
            >
              <LineChart
                title="Points issued by day"
                {...byDay(range, days, before, ({ points }) => points)}
                language={language}
              />
              <BarChart
                title="Points issued by what for"
                bars={actions.map((action) => ({
                  label: actionText(action),
                  value: ofAction(days, action),
                  before: ofAction(before, action),
                  text: shownCount(ofAction(days, action), language),
                }))}
              />
            </ChartCard>
            <ChartCard
              title="Redeemed and owed"
              about="Days are taken together until five people redeemed. What is owed is said in hundreds, of those who are counted."
              table={{
                columns: [t`Up to`, t`People`, t`Redeemed`, t`Owed`],
                rows: lines.map(({ day, people, redeemed, owed: then }) => [day, people, redeemed, then]),
              }}
              file={`redeemed-${range.from}-${range.until}`}
              language={language}
            >
              <BarChart
                title="Redeemed, and up to when"
                bars={lines.map(({ day, redeemed }) => ({
                  label: t`Up to ${dayText(day, language)}`,
                  value: redeemed,
                  before: 0,
                  text: redeemed.toLocaleString(language),
                }))}
              />
              {lines.length === 0 && (
                <p className="studio-hint">Fewer than five people redeemed since the last line.</p>
              )}
            </ChartCard>
          </>
        )
      }}
    </InsightPanel>
  )
}
