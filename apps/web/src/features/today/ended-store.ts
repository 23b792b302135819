import type { Today } from "@confetti/contract/today"
import { createStore } from "../../platform/create-store.ts"

/** The last day that is over, as it ended on this device; its end may still stand in the feed. */
export const endedToday = createStore<Today | null>(null)
