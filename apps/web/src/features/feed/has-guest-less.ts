import { readStored } from "../../platform/storage.ts"

export const guestLessKey = "cf_less"

/** Whether this device keeps anything a guest wants less of. What it is, is read by code that most guests never need. */
export function hasGuestLess(): boolean {
  return (readStored(guestLessKey, Array.isArray)?.length ?? 0) > 0
}
