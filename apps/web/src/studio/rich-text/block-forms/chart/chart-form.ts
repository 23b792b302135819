import type { BlockFormKind } from "../block-form-kind.ts"
import { ChartFields } from "./chart-fields.tsx"
import { readChart, type ChartValues, writeChart } from "./chart-values.ts"
import { findChartFlaws } from "./find-chart-flaws.ts"

export const chartForm: BlockFormKind<ChartValues> = {
  read: readChart,
  write: writeChart,
  findFlaws: findChartFlaws,
  Fields: ChartFields,
}
