import { readStored } from "../../platform/storage.ts"

export const guestTasteKey = "cf_taste"

const isKept = (value: unknown): value is object => value !== null

/** Whether this device keeps anything that a guest's order may follow from. What it is, is read by code that is not needed before. */
export function hasGuestTaste(): boolean {
  return readStored("cf_less", isKept) !== null || readStored(guestTasteKey, isKept) !== null
}
