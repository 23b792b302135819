import type { ReactNode } from "react"
import { createStore } from "../platform/create-store.ts"

const alert = createStore<ReactNode>(null)

export const showAlert = alert.set

export const AlertSlot = alert.useValue
