import { createStore } from "./create-store.ts"

export type Fault = { title: string; text: string }

export const shownFault = createStore<Fault | null>(null)
