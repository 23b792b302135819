import type { PushSettings } from "@confetti/contract/push"
import { nextHour } from "@confetti/domain/push/local-hours"
import { type PushKind, pushKinds } from "@confetti/domain/push/push-kinds"
import type { Selectable } from "kysely"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import type { Database } from "../../../platform/db/schema.ts"

export type SettingsRow = Selectable<Database["push_settings"]>

const streakHour = 19

export const usualSettings: PushSettings = { kinds: [...pushKinds], quietFrom: 22, quietUntil: 8, todayHour: 9 }

export function settingsOfRow({ kinds, quiet_from, quiet_until, today_hour }: SettingsRow): PushSettings {
  return {
    kinds: kinds.filter((kind): kind is PushKind => pushKinds.some((each) => each === kind)),
    quietFrom: quiet_from,
    quietUntil: quiet_until,
    todayHour: today_hour,
  }
}

export function findSettings(db: Db, userId: string): Promise<SettingsRow | undefined> {
  return db.selectFrom("push_settings").selectAll().where("user_id", "=", userId).executeTakeFirst()
}

export async function putSettings(
  tx: Tx,
  userId: string,
  { zone, ...settings }: PushSettings & { zone: string },
  now: number,
): Promise<void> {
  const row = {
    zone,
    kinds: [...new Set(settings.kinds)],
    quiet_from: settings.quietFrom,
    quiet_until: settings.quietUntil,
    today_hour: settings.todayHour,
    ...nextLooks(zone, settings.todayHour, now),
  }
  await tx
    .insertInto("push_settings")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute()
}

function nextLooks(zone: string, todayHour: number, now: number): Pick<SettingsRow, "today_at" | "streak_at"> {
  return { today_at: new Date(nextHour(zone, todayHour, now)), streak_at: new Date(nextHour(zone, streakHour, now)) }
}

/** Locks people who are due; other processes skip them. */
export function lockDueSettings(
  tx: Tx,
  column: "today_at" | "streak_at",
  now: Date,
  most: number,
): Promise<SettingsRow[]> {
  return tx
    .selectFrom("push_settings")
    .selectAll()
    .where(column, "<=", now)
    .orderBy(column)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function lookAgain(
  tx: Tx,
  { user_id, zone, today_hour }: SettingsRow,
  column: "today_at" | "streak_at",
  now: number,
): Promise<void> {
  const next = nextLooks(zone, today_hour, now)[column]
  await tx
    .updateTable("push_settings")
    .set({ [column]: next })
    .where("user_id", "=", user_id)
    .execute()
}

/** Sorted to avoid deadlocks. Messages of one person are decided in turn. */
export function lockSettings(tx: Tx, userIds: readonly string[]): Promise<SettingsRow[]> {
  return tx
    .selectFrom("push_settings")
    .selectAll()
    .where("user_id", "in", userIds)
    .orderBy("user_id")
    .forUpdate()
    .execute()
}

export async function deleteSettings(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("push_settings").where("user_id", "=", userId).execute()
}
