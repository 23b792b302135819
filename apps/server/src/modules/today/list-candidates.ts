import { AppError } from "@confetti/contract/app-error"
import { listCandidates } from "@confetti/contract/today"
import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import { readCallable } from "../../platform/callables/define-callable.ts"
import type { ContentSnapshot } from "../../platform/content/content-snapshot.ts"
import { gamesOn } from "../games/games-on.ts"
import { type Candidates, candidatesOf } from "./candidates.ts"
import { onThisDayOf } from "./on-this-day.ts"

/** Worked out once a minute and day for everybody. */
const known = new WeakMap<ContentSnapshot, { minute: number; byDay: Map<string, Candidates> }>()

/** What a device chooses from that knows a guest's taste, which the server does not. */
export const listCandidatesCallable = readCallable(listCandidates, async ({ day: asked }, context) => {
  const { config, content, db, now } = context
  if (config.TODAY === "off") throw new AppError("today/switched-off")
  const today = dayIn("UTC", now)
  // Nowhere is it earlier than yesterday or later than tomorrow of UTC.
  const day = [asked, addDays(today, -1), addDays(today, 1)].toSorted()[1] ?? today
  const { minute } = content.orders()
  let kept = known.get(content.current())
  if (kept?.minute !== minute) {
    kept = { minute, byDay: new Map() }
    known.set(content.current(), kept)
  }
  const candidates = kept.byDay.get(day) ?? candidatesOf(content, day, () => 0)
  kept.byDay.set(day, candidates)
  const onThisDay = onThisDayOf(content.current(), day, candidates.tileOfDayId)
  return { day, ...candidates, onThisDay, games: await gamesOn(db, context) }
})
