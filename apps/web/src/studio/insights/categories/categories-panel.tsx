import type { TileMeasure } from "@confetti/contract/insights"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Select } from "../../kit/form.tsx"
import { BarChart } from "../charts/bar-chart.tsx"
import { ChartCard } from "../charts/chart-card.tsx"
import { changeText, secondsText, shownCount } from "../charts/shown-count.ts"
import { InsightPanel, type PanelProps, rangeRead } from "../insight-panel.tsx"
import { measureNames, measures } from "../tiles/tiles-panel.tsx"

export function CategoriesPanel({ range, language, onFresh }: PanelProps) {
  const [measure, setMeasure] = useState<TileMeasure>("opened")
  return (
    <InsightPanel
      request={rangeRead("insights-list_categories", range)}
      onFresh={onFresh}
      isEmpty={({ categories }) => categories.every(({ now }) => now.shown === 0)}
    >
      {({ categories }) => {
        const sorted = categories.toSorted((one, other) => other.now[measure] - one.now[measure])
        return (
          <ChartCard
            title="Categories"
            about="By a tile’s first category. The mark shows the previous period."
            table={{
              columns: [t`Category`, ...measures.map((each) => measureNames[each])],
              rows: sorted.map(({ title, now }) => [title, ...measures.map((each) => now[each])]),
            }}
            file={`categories-${range.from}-${range.until}`}
            language={language}
          >
            <div className="insight-choice mb-4">
              <Select
                label="Figure"
                options={measures.map((each) => [each, measureNames[each]])}
                value={measure}
                onChoose={setMeasure}
              />
            </div>
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
