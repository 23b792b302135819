import { AppError } from "@confetti/contract/app-error"
import { parsePhoneNumberFromString } from "libphonenumber-js"

/** A phone number in the international form, from how somebody typed it; null for none. Throws `user/invalid-phone`. */
export function readPhone(text: string | null): string | null {
  if (text === null || text === "") return null
  // Without the country's number it would be anybody's guess.
  const number = text.startsWith("+") ? parsePhoneNumberFromString(text) : undefined
  if (!number?.isValid()) throw new AppError("user/invalid-phone")
  return number.number
}
