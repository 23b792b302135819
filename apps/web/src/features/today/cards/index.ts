export { endedToday } from "../ended-store.ts"
export { saveSeenCard } from "../follow/kept-today.ts"
