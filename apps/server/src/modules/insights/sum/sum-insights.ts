import { day as dayMs, minute } from "@confetti/domain/durations"
import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import { daysOf, mondayOf } from "@confetti/domain/insights/day-range"
import type { Tx } from "../../../platform/db/open-database.ts"
import type { Job } from "../../../platform/jobs/run-job.ts"
import type { Services } from "../../../platform/services.ts"
import { firstJoinedAt } from "./cohorts-store.ts"
import {
  lockSums,
  markDue,
  noteSummed,
  quartersAwardedSince,
  quartersReceivedSince,
  readState,
  takeDue,
  writeState,
} from "./due-store.ts"
import { sumDay } from "./sum-day.ts"
import { sumLedger } from "./sum-ledger.ts"
import { openFor, sumWeek } from "./sum-week.ts"
import { deleteSumsBefore } from "./sums-store.ts"

/** An event is received when its transaction begins: transactions that end late are included in the next run. */
const overlap = 2 * minute

const eventRetention = 400 * dayMs

/** Summing takes at most a tenth of the time. */
const restPerRun = 9

const sumRetention = 3 * 366

/**
 * Sums every day with changed events, the latest first, each in a transaction: after a crash the others are still due. Repeating it gives
 * the same result.
 */
export const sumInsights: Job = {
  name: "insights-sum_days",
  schedule: "* * * * *",
  run: async (_none, services) => {
    const { db, clock, config } = services
    const began = clock()
    const before = await readState(db)
    if (before?.summed_at && began < before.summed_at.getTime() + before.took_ms * restPerRun) return
    await db.transaction().execute((tx) => markReceived(tx, services, began))
    while (await db.transaction().execute((tx) => sumNext(tx, config.HOME_ZONE)));
    await noteSummed(db, new Date(began), Math.max(0, clock() - began))
  },
}

/** Nightly: cohorts, redemptions, and deleting old rows. */
export const sumCohorts: Job = {
  name: "insights-sum_weeks",
  schedule: "12 * * * *",
  run: async (_none, { db, clock, config }) => {
    const now = clock()
    const zone = config.HOME_ZONE
    const today = dayIn(zone, now)
    const first = await db.transaction().execute(firstJoinedAt)
    if (first) {
      const from = mondayOf([dayIn(zone, first.getTime()), addDays(today, -openFor)].toSorted().at(-1) ?? today)
      for (const week of daysOf({ from, until: today }).filter((_day, at) => at % 7 === 0))
        await db.transaction().execute(async (tx) => {
          await lockSums(tx)
          await sumWeek(tx, week, zone, now)
        })
    }
    await db.transaction().execute(async (tx) => {
      await lockSums(tx)
      const state = await readState(tx)
      if (state) await sumLedger(tx, state, now)
      await deleteSumsBefore(tx, addDays(today, -sumRetention))
    })
  },
}

async function markReceived(tx: Tx, { config }: Services, now: number): Promise<void> {
  await lockSums(tx)
  const zone = config.HOME_ZONE
  const state = await readState(tx)
  const isKnown = state?.zone === zone
  const since = isKnown ? new Date(state.received_until.getTime() - overlap) : null
  const touched = [...(await quartersReceivedSince(tx, since)), ...(await quartersAwardedSince(tx, since))]
  const oldest = firstWholeDay(state?.whole_from ?? null, zone, now)
  const days = touched.map((quarter) => dayIn(zone, quarter)).filter((day) => day >= oldest)
  await markDue(tx, days)
  await writeState(tx, { zone, received_until: new Date(now) })
}

function firstWholeDay(wholeFrom: Date | null, zone: string, now: number): string {
  const from = Math.max(now - eventRetention, wholeFrom?.getTime() ?? 0)
  return addDays(dayIn(zone, from), 1)
}

async function sumNext(tx: Tx, zone: string): Promise<boolean> {
  await lockSums(tx)
  const day = await takeDue(tx)
  if (day === null) return false
  await sumDay(tx, day, zone)
  return true
}
