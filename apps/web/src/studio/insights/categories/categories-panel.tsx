import type { TileMeasure } from "@confetti/contract/insights"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { BarChart } from "../charts/bar-chart.tsx"
import { ChartCard } from "../charts/chart-card.tsx"
import { changeText, secondsText, shownCount } from "../charts/shown-count.ts"
import { InsightPanel, type PanelProps } from "../insight-panel.tsx"
import { categoriesRead } from "../insights-reads.ts"
import { measureNames, measures } from "../tiles/tiles-panel.tsx"

export function CategoriesPanel({ range, language, onFresh }: PanelProps) {
  const [measure, setMeasure] = useState<TileMeasure>("opened")
  return (
    <InsightPanel
      request={categoriesRead(range)}
      onFresh={onFresh}
      isEmpty={({ categories }) => categories.every(({ now }) => now.shown === 0)}
    >
      {({ categories }) => {
        const sorted = categories.toSorted((one, other) => other.now[measure] - one.now[measure])
        return (
          <ChartCard
            title="Categories"
            about="By a tile’s first category. The mark is the days before."
            table={{
              columns: [t`Category`, ...measures.map((each) => measureNames[each])],
              rows: sorted.map(({ title, now }) => [title, ...measures.map((each) => now[each])]),
            }}
            file={`categories-${range.from}-${range.until}`}
            language={language}
          >
            <label className="studio-field insight-choice">
              Figure
              <select value={measure} onChange={({ target }) => setMeasure(target.value as TileMeasure)}>
                {measures.map((each) => (
                  <option key={each} value={each}>
                    {measureNames[each]}
                  </option>
                ))}
              </select>
            </label>
            <BarChart
              title={`${measureNames[measure]} by category`}
              bars={sorted.map(({ title, now, before }) => ({
                label: title,
                value: now[measure],
                before: before[measure],
                text: [
                  measure === "seconds" ? secondsText(now.seconds, language) : shownCount(now[measure], language),
                  changeText(now[measure], before[measure], language),
                ]
                  .filter(Boolean)
                  .join(" · "),
              }))}
            />
          </ChartCard>
        )
      }}
    </InsightPanel>
  )
}
