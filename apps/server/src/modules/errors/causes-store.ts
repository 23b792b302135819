import { type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type CauseRow = Selectable<Database["error_causes"]>

export type FoundCause = CauseRow & { closer: string | null }

const causes = (db: Db | Tx) =>
  db
    .selectFrom("error_causes")
    .leftJoin("users as closer", "closer.user_id", "error_causes.closed_by")
    .selectAll("error_causes")
    .select("closer.name as closer")

export type CauseSearch = {
  state: "open" | "closed"
  /** Empty for all. */
  search: string
  after: { at: Date; id: string } | null
  limit: number
}

export function searchCauses(db: Db, { state, search, after, limit }: CauseSearch): Promise<FoundCause[]> {
  let found = causes(db).where("closed_at", state === "open" ? "is" : "is not", null)
  if (search !== "") {
    const said = sql`lower(error_class || ' ' || message || ' ' || frame)`
    found = found.where(sql<boolean>`strpos(${said}, ${search.toLowerCase()}) > 0`)
  }
  if (after) found = found.where(sql<boolean>`(last_seen_at, cause_id) < (${after.at}, ${after.id})`)
  return found.orderBy("last_seen_at", "desc").orderBy("cause_id", "desc").limit(limit).execute()
}

export async function countOpenCauses(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from error_causes where closed_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

export function findCause(db: Db | Tx, causeId: string): Promise<FoundCause | undefined> {
  return causes(db).where("cause_id", "=", causeId).executeTakeFirst()
}

export function lockCause(tx: Tx, causeId: string): Promise<CauseRow | undefined> {
  return tx.selectFrom("error_causes").selectAll().where("cause_id", "=", causeId).forUpdate().executeTakeFirst()
}

/** False if someone else added it first. */
export async function addCause(tx: Tx, row: CauseRow): Promise<boolean> {
  const added = await tx
    .insertInto("error_causes")
    .values(row)
    .onConflict((conflict) => conflict.column("cause_id").doNothing())
    .returning("cause_id")
    .executeTakeFirst()
  return added !== undefined
}

export async function changeCause(
  tx: Tx,
  causeId: string,
  change: Partial<Omit<CauseRow, "cause_id" | "first_seen_at">>,
): Promise<void> {
  await tx.updateTable("error_causes").set(change).where("cause_id", "=", causeId).execute()
}

export function reportsOfCause(
  db: Db,
  causeId: string,
  limit: number,
): Promise<Pick<Selectable<Database["error_reports"]>, "id" | "message" | "report" | "received_at">[]> {
  return db
    .selectFrom("error_reports")
    .select(["id", "message", "report", "received_at"])
    .where("cause_id", "=", causeId)
    .orderBy("received_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute()
}

/**
 * Deletes causes not seen since `before`, and the excess over `most`: those seen once first, so that a flood of made-up errors removes
 * itself.
 */
export async function deleteCausesBefore(db: Db, before: Date, most: number): Promise<void> {
  await sql`delete from error_causes where last_seen_at < ${before} or cause_id not in (
    select cause_id from error_causes order by times > 1 desc, last_seen_at desc, cause_id limit ${most})`.execute(db)
}

/** Keeps what an editor closed, and removes what names a person. */
export async function eraseFromCauses(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable("error_causes").set({ closed_by: null }).where("closed_by", "=", userId).execute()
  await sql`delete from error_causes where strpos(error_class || ' ' || message || ' ' || frame, ${userId}) > 0`.execute(
    tx,
  )
}
