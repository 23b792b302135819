import { hash } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { addDays, dayIn, isTimeZone, startOfDay } from "@confetti/domain/games/puzzle-day"
import { homeZone, streakOf } from "@confetti/domain/games/streak"
import type { Caller } from "../../platform/auth/identify.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { countedDays, lockPlayer, playsOf, setZone } from "./store.ts"

/** A hash of the guest's number, so that reading the database is not enough to play as them. */
export function guestId(installation: string): string {
  return `anonymous:${hash("sha256", installation, "base64url")}`
}

export function playerIdOf({ userId }: Caller, installation: string | undefined): string {
  if (userId !== null) return userId
  if (installation === undefined) throw new AppError("game/no-player")
  return guestId(installation)
}

/** A stored time zone; null if the server's tz database no longer has it. */
export function knownZone(saved: string | null): string | null {
  return saved !== null && isTimeZone(saved) ? saved : null
}

export type PlayerDay = { zone: string; today: string; nextDate: string }

export function dayOfPlayer(zone: string, now: number): PlayerDay {
  const today = dayIn(zone, now)
  return { zone, today, nextDate: new Date(startOfDay(zone, addDays(today, 1))).toISOString() }
}

/** The zone whose midnight counts: that of the player's streak, or the current one. */
export async function homeZoneOf(db: Db, playerId: string, saved: string | null, current: string, now: number) {
  const known = knownZone(saved)
  // At home both zones are the same: no plays need to be read.
  if (known === null || known === current) return current
  return homeZone(known, streakOf(countedDays(await playsOf(db, playerId)), dayIn(known, now)), current)
}

/** Locks the player and determines their current day. */
export async function beginTurn(tx: Tx, playerId: string, current: string, now: number): Promise<PlayerDay> {
  const saved = await lockPlayer(tx, playerId, current, new Date(now))
  const zone = await homeZoneOf(tx, playerId, saved, current, now)
  if (zone !== saved) await setZone(tx, playerId, zone)
  return dayOfPlayer(zone, now)
}
