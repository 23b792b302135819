import { fieldsOf } from "../../../platform/storage.ts"
import { readInTab, writeInTab } from "../../../platform/tab-storage.ts"

/**
 * What somebody filled in to join or log in, until they are in: it outlives a reload, and the way to Apple or Google and back.
 * It lies in this tab alone and goes with it.
 */
export type Draft = {
  mode: "join" | "login"
  /** `code`: the mail is on its way. The others: the person went there to sign in. */
  step: (typeof steps)[number]
  email: string
  phone: string
  emailSubscription: boolean
  smsSubscription: boolean
  /** False once the person closed the sheet themselves: it then waits until it is asked for. */
  isOpen: boolean
  digits: number
  /** When another code may be asked for, in milliseconds of the clock. */
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
