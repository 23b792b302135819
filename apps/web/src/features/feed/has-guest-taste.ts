import { fieldsOf, readStored } from "../../platform/storage.ts"

export const guestTasteKey = "cf_taste"

/** Whether this device keeps anything that a guest's order follows from. What it is, is read by code that is not needed before. */
export function hasGuestTaste(): boolean {
  const less = readStored("cf_less", Array.isArray)
  return (less?.length ?? 0) > 0 || Object.keys(fieldsOf(readStored(guestTasteKey, isAny))).length > 0
}

function isAny(value: unknown): value is unknown {
  return value !== null
}
