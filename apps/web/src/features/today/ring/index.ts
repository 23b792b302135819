export { TodayRing } from "./today-ring.tsx"
