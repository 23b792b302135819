import { type Insertable, type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type PlayRow = Selectable<Database["game_plays"]>

/** Creates a player's row if needed and locks it until the transaction ends: two devices take turns. Returns the stored zone. */
export async function lockPlayer(tx: Tx, playerId: string, zone: string, now: Date): Promise<string> {
  const row = await tx
    .insertInto("game_players")
    .values({ user_id: playerId, zone, seen_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ seen_at: now }))
    .returning("zone")
    .executeTakeFirstOrThrow()
  return row.zone
}

/** Locks an existing player. Returns the stored zone; null if there is no such player. */
export async function lockKnownPlayer(tx: Tx, playerId: string): Promise<string | null> {
  const row = await tx
    .selectFrom("game_players")
    .select("zone")
    .where("user_id", "=", playerId)
    .forUpdate()
    .executeTakeFirst()
  return row?.zone ?? null
}

export async function zoneOf(db: Db, playerId: string): Promise<string | null> {
  const row = await db.selectFrom("game_players").select("zone").where("user_id", "=", playerId).executeTakeFirst()
  return row?.zone ?? null
}

export async function setZone(tx: Tx, playerId: string, zone: string): Promise<void> {
  await tx.updateTable("game_players").set({ zone }).where("user_id", "=", playerId).execute()
}

export function playsOf(db: Db, playerId: string): Promise<PlayRow[]> {
  return db
    .selectFrom("game_plays")
    .selectAll()
    .where("user_id", "=", playerId)
    .orderBy("day")
    .orderBy("game")
    .execute()
}

export function playsBetween(
  db: Db,
  playerId: string,
  { game, oldest, newest }: { game: string; oldest: string; newest: string },
): Promise<PlayRow[]> {
  return db
    .selectFrom("game_plays")
    .selectAll()
    .where("user_id", "=", playerId)
    .where("game", "=", game)
    .where("day", ">=", oldest)
    .where("day", "<=", newest)
    .execute()
}

/** Days that count for a streak: finished and not practice. */
export function countedDays(plays: readonly PlayRow[], game?: string): string[] {
  return plays
    .filter((play) => play.finished_at !== null && !play.is_practice && (game === undefined || play.game === game))
    .map(({ day }) => day)
}

export async function playOf(tx: Tx, playerId: string, game: string, day: string): Promise<PlayRow | null> {
  const row = await tx
    .selectFrom("game_plays")
    .selectAll()
    .where("user_id", "=", playerId)
    .where("game", "=", game)
    .where("day", "=", day)
    .executeTakeFirst()
  return row ?? null
}

export function addPlay(tx: Tx, play: Insertable<Database["game_plays"]>): Promise<PlayRow> {
  return tx.insertInto("game_plays").values(play).returningAll().executeTakeFirstOrThrow()
}

export async function putPlay(tx: Tx, { user_id, game, day, ...play }: PlayRow): Promise<void> {
  await tx
    .updateTable("game_plays")
    .set(play)
    .where("user_id", "=", user_id)
    .where("game", "=", game)
    .where("day", "=", day)
    .execute()
}

export async function deletePlay(tx: Tx, { user_id, game, day }: PlayRow): Promise<void> {
  await tx
    .deleteFrom("game_plays")
    .where("user_id", "=", user_id)
    .where("game", "=", game)
    .where("day", "=", day)
    .execute()
}

export async function deletePlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.deleteFrom("game_plays").where("user_id", "=", playerId).execute()
  await tx.deleteFrom("game_players").where("user_id", "=", playerId).execute()
}

export async function deleteGuestsBefore(db: Db, before: Date): Promise<void> {
  await sql`
    with gone as (delete from game_players where user_id like 'anonymous:%' and seen_at < ${before} returning user_id)
    delete from game_plays using gone where game_plays.user_id = gone.user_id`.execute(db)
}
