import type { FormName } from "@confetti/domain/form-questions"
import { forgetStored, readStored, writeStored } from "../../platform/storage.ts"

/**
 * What somebody has filled in, kept until it has arrived. `pending` is what was sent and not yet answered: the same bytes
 * under the same key, so that sending them again can do no harm.
 */
export type Draft<Answers> = { answers: Answers; pending: Pending | null }

export type Pending = { key: string; data: unknown }

/** Under the keys that leave the device with the person. */
const keyOf = (form: FormName) => `cf_user_form_${form}`

export function readDraft<Answers>(form: FormName): Draft<Answers> | null {
  return readStored(keyOf(form), isDraft) as Draft<Answers> | null
}

export function keepDraft<Answers>(form: FormName, draft: Draft<Answers>): void {
  writeStored(keyOf(form), draft)
}

export function forgetDraft(form: FormName): void {
  forgetStored((key) => key === keyOf(form))
}

function isDraft(value: unknown): value is Draft<unknown> {
  if (typeof value !== "object" || value === null) return false
  const { answers, pending } = value as Partial<Draft<unknown>>
  return typeof answers === "object" && answers !== null && (pending === null || typeof pending?.key === "string")
}
