import { hour, minute } from "@confetti/domain/durations"
import { t } from "@confetti/domain/messages/t"

/** How long it is until then, in whole minutes: "3 h 12 min". `now` in milliseconds. */
export function timeLeftText(at: string, now: number): string {
  const left = Math.max(Math.ceil((Date.parse(at) - now) / minute) * minute, minute)
  const hours = Math.floor(left / hour)
  const minutes = Math.floor((left % hour) / minute)
  return hours === 0 ? t`${minutes} min` : minutes === 0 ? t`${hours} h` : t`${hours} h ${minutes} min`
}
