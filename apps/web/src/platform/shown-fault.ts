import { createStore } from "./create-store.ts"

/** Something failed that nobody waits for. It is said over the app until it is dismissed. */
export type Fault = { title: string; text: string }

/** The last one; null where there is none. */
export const shownFault = createStore<Fault | null>(null)
