import { fieldsOf } from "../../../platform/storage.ts"
import { readInTab, writeInTab } from "../../../platform/tab-storage.ts"

/** A draft of joining or signing in, until done: it survives a reload, and the way to Apple or Google and back, in this tab only. */
export type Draft = {
  mode: "join" | "login"
  /** `code`: mailed. The others: the person left to sign in there. */
  step: (typeof steps)[number]
  email: string
  phone: string
  emailSubscription: boolean
  smsSubscription: boolean
  /** False after closing the sheet: it then waits until opened. */
  isOpen: boolean
  digits: number
  /** When another code can be requested, in milliseconds of the clock. */
  resendAt: number
}

const key = "cf_join"

const steps = ["details", "code", "apple", "google"] as const

export function readDraft(): Draft | null {
  return readInTab(key, isDraft)
}

export function keepDraft(draft: Draft): void {
  writeInTab(key, draft)
}

export function wentTo({ step }: Draft): "apple" | "google" | null {
  return step === "apple" || step === "google" ? step : null
}

export function clearDraft(): void {
  writeInTab(key, null)
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false
  const draft = fieldsOf(value)
  return (
    (draft.mode === "join" || draft.mode === "login") &&
    steps.some((step) => step === draft.step) &&
    typeof draft.email === "string" &&
    typeof draft.phone === "string" &&
    typeof draft.emailSubscription === "boolean" &&
    typeof draft.smsSubscription === "boolean" &&
    typeof draft.isOpen === "boolean" &&
    typeof draft.digits === "number" &&
    typeof draft.resendAt === "number"
  )
}
