export { TodayMark } from "./today-mark.tsx"
export { todayRun } from "./today-run.ts"
export { todayStore, todayTiles } from "./today-store.ts"
