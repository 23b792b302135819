import type { Selectable } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type StudioRow = Selectable<Database["studio_tiles"]>

export function findTile(db: Db, id: string): Promise<StudioRow | undefined> {
  return db.selectFrom("studio_tiles").selectAll().where("id", "=", id).executeTakeFirst()
}

export function lockTile(tx: Tx, id: string): Promise<StudioRow | undefined> {
  return tx.selectFrom("studio_tiles").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()
}

export async function saveTile(tx: Tx, row: StudioRow): Promise<void> {
  const { id: _, overlay_version: __, ...rest } = row
  await tx
    .insertInto("studio_tiles")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(rest))
    .execute()
}

export async function isTileThere(db: Db, tileId: string): Promise<boolean> {
  const row = await db
    .selectFrom("tiles")
    .select("id")
    .where("id", "=", tileId)
    .where("removed_at", "is", null)
    .executeTakeFirst()
  return row !== undefined
}

export function findPublished(db: Db, tileId: string): Promise<StudioRow | undefined> {
  return db.selectFrom("studio_tiles").selectAll().where("tile_id", "=", tileId).executeTakeFirst()
}

export async function takenSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("studio_tiles")
    .select("slug")
    .where("slug", "in", slugs)
    .union(db.selectFrom("tiles").select("slug").where("slug", "in", slugs))
    .union(db.selectFrom("former_slugs").select("slug").where("slug", "in", slugs))
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

export async function namesOf(db: Db, userIds: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(userIds.filter((userId) => userId !== null))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("auth_users")
    .leftJoin("users", "users.user_id", "auth_users.id")
    .select(["auth_users.id", "auth_users.email", "users.name"])
    .where("auth_users.id", "in", ids)
    .execute()
  return new Map(rows.map(({ id, email, name }) => [id, name || email]))
}
