import { t } from "@confetti/domain/messages/t"
import { numberIn } from "../number-in.ts"
import { wordsIn } from "./words-in.ts"

/** Of a latitude and a longitude, in degrees. */
export function pointFlaw(text: string): string | null {
  const [latitude, longitude, ...more] = wordsIn(text).map(numberIn)
  if (typeof latitude !== "number" || typeof longitude !== "number" || more.length > 0)
    return t`Give latitude and longitude, such as 53.15, 2.1.`
  if (Math.abs(latitude) > 90) return t`A latitude is -90 to 90.`
  return Math.abs(longitude) > 180 ? t`A longitude is -180 to 180.` : null
}
