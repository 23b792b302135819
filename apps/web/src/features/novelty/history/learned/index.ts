export { learnedWeekRead, yearReviewRead } from "./learned-reads.ts"
export { WeekPanel } from "./week-panel.tsx"
export { YearLink } from "./year-link.tsx"
