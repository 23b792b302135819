import { AppError } from "@confetti/contract/app-error"
import { listCandidates } from "@confetti/contract/today"
import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import { readCallable } from "../../platform/callables/define-callable.ts"
import type { ContentSnapshot } from "../../platform/content/content-snapshot.ts"
import { gamesOn } from "../games/games-on.ts"
import { type Candidates, candidatesOf } from "./candidates.ts"
import { onThisDayOf } from "./on-this-day.ts"

type Known = { of: ContentSnapshot | null; minute: number; byDay: Map<string, Candidates> }

/** Cached once a minute and day for everyone. */
const newKnown = (): Known => ({ of: null, minute: 0, byDay: new Map() })

/** Candidates for a device that knows a guest's taste, which the server does not. */
export const listCandidatesCallable = readCallable(listCandidates, async ({ day: asked }, context) => {
  const { config, content, db, now } = context
  if (config.TODAY === "off") throw new AppError("today/switched-off")
  const today = dayIn("UTC", now)
  const day = [asked, addDays(today, -1), addDays(today, 1)].toSorted()[1] ?? today
  const { minute } = content.orders()
  const of = content.current()
  const known = context.own(newKnown)
  if (known.of !== of || known.minute !== minute) Object.assign(known, { of, minute, byDay: new Map() })
  const candidates = known.byDay.get(day) ?? candidatesOf(context, day, () => 0)
  known.byDay.set(day, candidates)
  const onThisDay = onThisDayOf(content.current(), day, candidates.tileOfDayId)
  return { day, ...candidates, onThisDay, games: await gamesOn(db, context) }
})
