import type { PostalAddress } from "@confetti/contract/address"
import { fieldsOf } from "../../../platform/storage.ts"
import { readInTab, writeInTab } from "../../../platform/tab-storage.ts"

export type AddressFields = PostalAddress

export type AddressField = keyof AddressFields

/** What is typed, and the try it was last sent with: the very same try, repeated, keeps its key and counts once. */
export type OrderDraft = { userId: string; fields: AddressFields; attempt: { of: string; key: string } | null }

export const emptyAddress: AddressFields = {
  name: "",
  country: "",
  street: "",
  more: "",
  postalCode: "",
  city: "",
  region: "",
}

const key = "cf_order_draft"

/** What this person typed in this tab; it goes with the tab. */
export function readDraft(userId: string): OrderDraft | null {
  const draft = readInTab(key, isDraft)
  return draft?.userId === userId ? draft : null
}

export function keepDraft(draft: OrderDraft): void {
  writeInTab(key, draft)
}

function isDraft(value: unknown): value is OrderDraft {
  const { userId, fields, attempt } = fieldsOf(value)
  const address = fieldsOf(fields)
  const { of, key: attemptKey } = fieldsOf(attempt)
  return (
    typeof userId === "string" &&
    Object.keys(emptyAddress).every((field) => typeof address[field] === "string") &&
    (attempt === null || (typeof of === "string" && typeof attemptKey === "string"))
  )
}
