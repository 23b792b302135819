import { t } from "@confetti/domain/messages/t"
import type { PointAction } from "@confetti/domain/points/action-points"
import { byDay, sumOf } from "../charts/by-day.ts"
import { BarChart } from "../charts/bar-chart.tsx"
import { ChartCard } from "../charts/chart-card.tsx"
import { SumTile } from "../charts/figure-tile.tsx"
import { LineChart } from "../charts/line-chart.tsx"
import { dayText, shownCount } from "../charts/shown-count.ts"
import { InsightPanel, type PanelProps, rangeRead } from "../insight-panel.tsx"

export function PointsPanel({ range, language, onFresh }: PanelProps) {
  return (
    <InsightPanel
      request={rangeRead("insights-get_points", range)}
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
              <SumTile label="Issued" now={days} before={before} figure={({ points }) => points} language={language} />
              <SumTile
                label="Redeemed"
                now={lines}
                before={linesBefore}
                figure={({ redeemed }) => redeemed}
                language={language}
              />
              <div className="insight-figure">
                <dt>Owed</dt>
                <dd>
                  <b data-small={owed === null || undefined}>
                    {owed === null ? "not yet" : owed.points.toLocaleString(language)}
                  </b>
                  <small>
                    {owed === null
                      ? "shown once five people have redeemed"
                      : `estimate for ${dayText(owed.day, language)}`}
                  </small>
                </dd>
              </div>
            </dl>
            <ChartCard
              title="Points issued by day"
              about="The thin line is the previous period."
              table={{
                columns: [t`Day`, t`Reason`, t`People`, t`Points`],
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
                title="Points issued by reason"
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
              about="Days are combined until five people have redeemed. Points owed are rounded to hundreds, and only include people who are counted."
              table={{
                columns: [t`Up to`, t`People`, t`Redeemed`, t`Owed`],
                rows: lines.map(({ day, people, redeemed, owed: then }) => [day, people, redeemed, then]),
              }}
              file={`redeemed-${range.from}-${range.until}`}
              language={language}
            >
              <BarChart
                title="Redeemed, by date"
                bars={lines.map(({ day, redeemed }) => ({
                  label: t`Up to ${dayText(day, language)}`,
                  value: redeemed,
                  before: 0,
                  text: redeemed.toLocaleString(language),
                }))}
              />
              {lines.length === 0 && (
                <p className="studio-hint">Fewer than five people have redeemed since the last row.</p>
              )}
            </ChartCard>
          </>
        )
      }}
    </InsightPanel>
  )
}

const actionWords: Record<PointAction, string> = {
  referral: t`referral`,
  complete_account: t`complete account`,
  enable_notifications: t`enable notifications`,
  follow_tiktok: t`follow tiktok`,
  follow_ig: t`follow ig`,
  share: t`share`,
  create_a_thought: t`create a thought`,
  play_a_game: t`play a game`,
  read_a_tile: t`read a tile`,
  referred: t`referred`,
  redeem_item: t`redeem item`,
}

function actionText(action: string): string {
  return Object.hasOwn(actionWords, action) ? actionWords[action as PointAction] : action.replaceAll("_", " ")
}
