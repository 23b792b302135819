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
  /** When another code may be asked for, in milliseconds of the clock. */
  resendAt: number
}

const key = "cf_join"

const steps = ["details", "code", "apple", "google"] as const

export function readDraft(): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? "null") as unknown
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Without storage it lasts as long as the sheet.
  }
}

/** Where the person went to sign in, if they did. */
export function wentTo({ step }: Draft): "apple" | "google" | null {
  return step === "apple" || step === "google" ? step : null
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then there is none.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false
  const draft = value as Partial<Draft>
  return (
    (draft.mode === "join" || draft.mode === "login") &&
    steps.some((step) => step === draft.step) &&
    typeof draft.email === "string" &&
    typeof draft.phone === "string" &&
    typeof draft.emailSubscription === "boolean" &&
    typeof draft.smsSubscription === "boolean" &&
    typeof draft.isOpen === "boolean" &&
    typeof draft.resendAt === "number"
  )
}
