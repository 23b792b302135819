import type { ReactNode } from "react"
import { createStore } from "../platform/create-store.ts"

const alert = createStore<ReactNode>(null)

/** Shows an alert over the app, or with null none. What it looks like comes with whoever has something to say. */
export const showAlert = alert.set

/** Where alerts appear. */
export const AlertSlot = alert.useValue
