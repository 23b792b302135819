export { TodayRingSlot } from "../today/today-ring-slot.tsx"
export { InUse } from "./in-use.ts"
