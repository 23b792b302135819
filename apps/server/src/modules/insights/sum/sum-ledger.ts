import { addDays, dayIn, startOfDay } from "@confetti/domain/games/puzzle-day"
import { inFives, smallestGroup, sumInFives } from "@confetti/domain/insights/in-fives"
import type { Tx } from "../../../platform/db/open-database.ts"
import type { InsightState } from "./due-store.ts"
import { addLine, firstEntryAt, lastLineUntil, owedAt, redeemedBetween, writeLedgerUntil } from "./ledger-store.ts"

/** Rounded to hundreds: exact figures would reveal what one person earned in between. */
const owedStep = 100

const mostDays = 100

/**
 * Continues day by day to yesterday. Once five different people have redeemed since the last line, a day gets its own, with what was
 * redeemed and what is owed.
 */
export async function sumLedger(tx: Tx, { zone, ledger_until }: InsightState, now: number): Promise<void> {
  const yesterday = addDays(dayIn(zone, now), -1)
  const first = ledger_until === null ? await firstEntryAt(tx) : null
  const start = ledger_until === null ? first && dayIn(zone, first.getTime()) : addDays(ledger_until, 1)
  if (start === null || start > yesterday) return
  let done = addDays(start, -1)
  for (let at = 0; at < mostDays && done < yesterday; at++) {
    done = addDays(done, 1)
    await closeDay(tx, done, zone)
  }
  await writeLedgerUntil(tx, done)
}

async function closeDay(tx: Tx, day: string, zone: string): Promise<void> {
  const last = await lastLineUntil(tx, day)
  if (last === day) return
  const end = new Date(startOfDay(zone, addDays(day, 1)))
  const { people, points } = await redeemedBetween(
    tx,
    last === null ? null : new Date(startOfDay(zone, addDays(last, 1))),
    end,
  )
  if (people < smallestGroup) return
  const owed = Math.round((await owedAt(tx, end)) / owedStep) * owedStep
  await addLine(tx, { day, people: inFives(people), redeemed: sumInFives(points, people), owed })
}
