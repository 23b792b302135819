export { followReadTiles } from "./follow-read-tiles.ts"
export { followToday } from "./follow-today.ts"
export type { GuestTaste } from "./guest-day.ts"
