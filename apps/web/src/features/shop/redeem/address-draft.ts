import type { PostalAddress } from "@confetti/contract/address"
import { fieldsOf } from "../../../platform/storage.ts"
import { readInTab, writeInTab } from "../../../platform/tab-storage.ts"

export type AddressFields = PostalAddress

export type AddressField = keyof AddressFields

/** Typed fields and the last attempt: a repeated attempt keeps its key and counts once. */
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

/** This person's draft in this tab. */
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
