import type { PostalAddress } from "@confetti/contract/address"

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

const name = "cf_order_draft"

/** What this person typed in this tab; it goes with the tab. */
export function readDraft(userId: string): OrderDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? "null") as Partial<OrderDraft> | null
    if (kept?.userId !== userId || typeof kept.fields !== "object") return null
    return { userId, fields: { ...emptyAddress, ...kept.fields }, attempt: kept.attempt ?? null }
  } catch {
    return null
  }
}

export function keepDraft(draft: OrderDraft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // It lasts as long as the page.
  }
}

export function forgetOrderDraft(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // What can't be reached was never kept.
  }
}
