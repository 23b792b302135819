import type { GuestTaste } from "@confetti/domain/feed/guest-order"
import { readGuestLess } from "./guest-less.ts"
import { readGuestTaste } from "./guest-taste.ts"

/** All that is kept of a guest on this device: what they want less of, too. */
export function tasteOfGuest(): GuestTaste {
  const { picked, liked, met } = readGuestTaste()
  const less = readGuestLess()
  const subjectsOf = (wanted: string) => less.filter(({ scope }) => scope === wanted).map(({ subject }) => subject)
  return {
    picked,
    liked,
    finished: met.finished,
    skipped: met.skipped,
    seen: [...met.finished, ...met.seen, ...met.skipped],
    less: { tiles: subjectsOf("tile"), categories: subjectsOf("category") },
  }
}
