import { AppError } from "@confetti/contract/app-error"
import { mostTodayDays } from "@confetti/contract/limits"
import { openToday, type Today } from "@confetti/contract/today"
import { dayIn, addDays as daysAfter, startOfDay } from "@confetti/domain/games/puzzle-day"
import { todayProgress } from "@confetti/domain/today/today-progress"
import type { z } from "zod"
import { type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { gamesOn } from "../games/games-on.ts"
import { chooseForPerson } from "./choose-for-person.ts"
import { streakOfDays, zoneOfDays } from "./day-of-person.ts"
import { onThisDayOf } from "./on-this-day.ts"
import { addDays, type DayRow, daysOf, lockDays, markRead } from "./store.ts"

type Guest = NonNullable<z.output<typeof openToday.input>["guest"]>
type Day = { day: string; zone: string }

/** A person's day, chosen on the first request and the same on all devices. */
export const openTodayCallable = writeCallable(openToday, async (tx, { zone: current, guest }, context) => {
  if (context.config.TODAY === "off") throw new AppError("today/switched-off")
  const { userId } = context.caller
  const { content, now } = context
  await lockDays(tx, userId)
  const before = await daysOf(tx, userId)
  const zone = await zoneOfDays(tx, userId, before, { current, now })
  const day = dayIn(zone, now)
  const isFirst = before.every((row) => row.day >= day)
  if (guest) await takeOver(tx, userId, isFirst ? guest : { ...guest, doneDays: [] }, { day, zone }, context)
  const known = guest ? await daysOf(tx, userId) : before
  const chosen = known.find((row) => row.day === day)
  const row = chosen ?? { day, zone, tiles: await chooseForPerson(tx, userId, day, context), readIds: [], doneAt: null }
  if (!chosen && row.tiles.length > 0) await addDays(tx, userId, [row])
  const read = guest ? await addGuestReads(tx, userId, row, guest) : row
  const shown = await settle(tx, userId, read, context)
  const days = chosen ? known.map((each) => (each.day === day ? shown : each)) : [...known, shown]
  const ofDay = shown.tiles.find(({ reason }) => reason === "day")?.id
  const onThisDay = onThisDayOf(content.current(), day, ofDay)
  return { ...todayView(shown, days), onThisDay, games: await gamesOn(tx, context) }
})

async function settle(tx: Tx, userId: string, row: DayRow, { content, now }: WriteContext): Promise<DayRow> {
  const { byId } = content.current()
  const tiles = row.tiles.filter(({ id }) => byId.has(id))
  const { isDone } = todayProgress(
    tiles.map(({ id }) => id),
    row.readIds,
  )
  if (row.doneAt !== null || !isDone) return { ...row, tiles }
  const done = { ...row, doneAt: new Date(now) }
  await markRead(tx, userId, done)
  return { ...done, tiles }
}

/** Adds days finished on a device before joining: once, and at most the last 400. */
async function takeOver(
  tx: Tx,
  userId: string,
  guest: Guest,
  { day, zone }: Day,
  context: WriteContext,
): Promise<void> {
  const { byId } = context.content.current()
  const isOut = (id: string): boolean => (byId.get(id)?.publishedAt ?? Number.POSITIVE_INFINITY) <= context.now
  const doneAt = new Date(context.now)
  const first = daysAfter(day, -mostTodayDays)
  const done = [...new Set(guest.doneDays)].filter((each) => each >= first && each < day)
  await addDays(
    tx,
    userId,
    done.map((each) => ({ day: each, zone, tiles: [], readIds: [], doneAt })),
  )
  const tiles = (guest.today?.day === day ? guest.today.tiles : []).filter(({ id }) => isOut(id))
  const isOnce = new Set(tiles.map(({ id }) => id)).size === tiles.length
  if (tiles.length === 0 || !isOnce) return
  await addDays(tx, userId, [{ day, zone, tiles, readIds: [], doneAt: null }])
}

/** Adds tiles a guest read, even if the account has its own day. */
async function addGuestReads(tx: Tx, userId: string, row: DayRow, { today }: Guest): Promise<DayRow> {
  const told = new Set(today?.day === row.day ? today.readIds : [])
  const isNew = (id: string): boolean => told.has(id) && !row.readIds.includes(id)
  const news = row.tiles.map(({ id }) => id).filter(isNew)
  if (news.length === 0) return row
  const read = { ...row, readIds: [...row.readIds, ...news] }
  await markRead(tx, userId, { ...read, doneAt: null })
  return read
}

function todayView({ day, zone, tiles, readIds }: DayRow, days: readonly DayRow[]): Omit<Today, "games" | "onThisDay"> {
  const { length, longest, freezes, frozen } = streakOfDays(days, day)
  const nextDate = new Date(startOfDay(zone, daysAfter(day, 1))).toISOString()
  return { day, zone, nextDate, tiles, readIds, streak: { length, longest, freezes, frozen: [...frozen] } }
}
