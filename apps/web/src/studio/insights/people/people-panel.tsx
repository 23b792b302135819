import type { Cohort } from "@confetti/contract/insights"
import { t } from "@confetti/domain/messages/t"
import { BarChart } from "../charts/bar-chart.tsx"
import { sumOf } from "../charts/by-day.ts"
import { ChartCard } from "../charts/chart-card.tsx"
import { SumTile } from "../charts/figure-tile.tsx"
import { HeatMap } from "../charts/heat-map.tsx"
import { dayText, shownCount } from "../charts/shown-count.ts"
import { InsightPanel, type PanelProps, rangeRead } from "../insight-panel.tsx"

const wayNames: Readonly<Record<string, string>> = {
  code: t`Code by email`,
  passkey: t`Passkey`,
  apple: "Apple",
  google: "Google",
  unknown: t`Unknown`,
}

const returns = [
  ["back1", t`1 day`],
  ["back7", t`7 days`],
  ["back30", t`30 days`],
] as const

/** New people, their sign-in methods and retention, by week: shorter periods would show individuals. */
export function PeoplePanel({ range, language, onFresh }: PanelProps) {
  const percent = (share: number) => share.toLocaleString(language, { style: "percent", maximumFractionDigits: 0 })
  return (
    <InsightPanel
      request={rangeRead("insights-get_people", range)}
      onFresh={onFresh}
      isEmpty={({ weeks }) => weeks.length === 0}
    >
      {({ weeks, before }) => (
        <>
          <dl className="insight-figures">
            <SumTile label="Joined" now={weeks} before={before} figure={({ joined }) => joined} language={language} />
            <SumTile
              label="Invited"
              now={weeks}
              before={before}
              figure={({ invited }) => invited}
              language={language}
            />
          </dl>
          <ChartCard
            title="Retention"
            about="Of those who joined in a week, how many came back in days 1 to 6, 7 to 29, and 30 to 59. Weeks start on Monday."
            table={{
              columns: [
                t`Week of`,
                t`Joined`,
                t`Invited`,
                t`Back after 1 day`,
                t`Back after 7 days`,
                t`Back after 30 days`,
              ],
              rows: weeks.map(({ week, joined: size, invited, back1, back7, back30 }) => [
                week,
                size,
                invited,
                back1,
                back7,
                back30,
              ]),
            }}
            file={`people-${range.from}-${range.until}`}
            language={language}
          >
            <HeatMap
              title="Retention by week of joining"
              columns={returns.map(([, name]) => name)}
              rows={weeks.map((week) => ({
                label: dayText(week.week, language),
                size: t`${shownCount(week.joined, language)} joined`,
                cells: returns.map(([key, name]) => {
                  const back = week[key]
                  const share = back === null || week.joined === 0 ? null : back / week.joined
                  return { label: name, share, text: cellText(back, share, percent) }
                }),
              }))}
            />
          </ChartCard>
          <ChartCard
            title="By sign-in method"
            about="How they first signed in."
            table={{
              columns: [t`Method`, t`Joined`, t`Before`],
              rows: ways(weeks, before).map(({ way, now, earlier }) => [wayNames[way] ?? way, now, earlier]),
            }}
            file={`ways-${range.from}-${range.until}`}
            language={language}
          >
            <BarChart
              title="Joined by sign-in method"
              bars={ways(weeks, before).map(({ way, now, earlier }) => ({
                label: wayNames[way] ?? way,
                value: now,
                before: earlier,
                text: shownCount(now, language),
              }))}
            />
          </ChartCard>
        </>
      )}
    </InsightPanel>
  )
}

function cellText(back: number | null, share: number | null, percent: (share: number) => string): string {
  if (back === null) return t`not yet`
  return back === 0 || share === null ? t`under 5` : percent(share)
}

function ways(weeks: readonly Cohort[], before: readonly Cohort[]) {
  const count = (cohorts: readonly Cohort[], way: string) =>
    sumOf(cohorts, (week) => week.ways.find((each) => each.way === way)?.joined ?? 0)
  const names = new Set([...weeks, ...before].flatMap((week) => week.ways.map(({ way }) => way)))
  return [...names]
    .map((way) => ({ way, now: count(weeks, way), earlier: count(before, way) }))
    .toSorted((one, other) => other.now - one.now)
}
