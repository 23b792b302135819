import { type Insertable, type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type ThoughtRow = Selectable<Database["thoughts"]>

/** Locks a client's id until the transaction ends: of two people with the same one, the second finds it taken. */
export async function lockId(tx: Tx, thoughtId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${thoughtId}, 0))`.execute(tx)
}

/** Locks a thought until the transaction ends, even if deleted. */
export function lockThought(tx: Tx, thoughtId: string): Promise<ThoughtRow | undefined> {
  return tx.selectFrom("thoughts").selectAll().where("thought_id", "=", thoughtId).forUpdate().executeTakeFirst()
}

export function findThought(db: Db, thoughtId: string): Promise<ThoughtRow | undefined> {
  return db
    .selectFrom("thoughts")
    .selectAll()
    .where("thought_id", "=", thoughtId)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
}

export async function addThought(tx: Tx, row: Insertable<Database["thoughts"]>): Promise<ThoughtRow> {
  const added = await tx.insertInto("thoughts").values(row).returningAll().executeTakeFirstOrThrow()
  await countVisible(tx, added.tile_id, visibility(added))
  return added
}

export type ThoughtChange = Partial<Omit<ThoughtRow, "user_id" | "thought_id" | "tile_id" | "created_at">>

/** Changes a locked thought, and its tile's number of visible ones. */
export async function changeThought(tx: Tx, row: ThoughtRow, change: ThoughtChange): Promise<ThoughtRow> {
  const after = { ...row, ...change }
  await tx
    .updateTable("thoughts")
    .set(change)
    .where("user_id", "=", row.user_id)
    .where("thought_id", "=", row.thought_id)
    .execute()
  const [was, is] = [visibility(row), visibility(after)]
  await countVisible(tx, row.tile_id, { takes: is.takes - was.takes, interesting: is.interesting - was.interesting })
  return after
}

type Visible = { takes: number; interesting: number }

function visibility({ state, deleted_at, marks }: ThoughtRow): Visible {
  const takes = state === "approved" && deleted_at === null ? 1 : 0
  return { takes, interesting: takes === 1 && marks > 0 ? 1 : 0 }
}

/** Always after the thought; several are changed in the order of tiles. */
async function countVisible(tx: Tx, tileId: string, { takes, interesting }: Visible): Promise<void> {
  if (takes === 0 && interesting === 0) return
  await sql`
    insert into tile_thought_counts (tile_id, takes, interesting) values (${tileId}, ${takes}, ${interesting})
    on conflict (tile_id) do update set takes = tile_thought_counts.takes + excluded.takes,
      interesting = tile_thought_counts.interesting + excluded.interesting`.execute(tx)
}

/** Deletes earlier deleted thoughts for good: no retry can be under way. */
export async function sweepDeleted(tx: Tx, before: Date): Promise<void> {
  const gone = await tx.deleteFrom("thoughts").where("deleted_at", "<", before).returning("thought_id").execute()
  const ids = gone.map(({ thought_id }) => thought_id)
  await sql`delete from thought_marks where thought_id = any(${ids})`.execute(tx)
  await sql`delete from thought_reports where thought_id = any(${ids})`.execute(tx)
}
