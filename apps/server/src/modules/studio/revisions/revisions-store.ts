import { isSameRevision, mostRevisions, type RevisionKind } from "@confetti/domain/studio/studio-tile"
import { type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import type { Database } from "../../../platform/db/schema.ts"

export type RevisionRow = Selectable<Database["studio_revisions"]>

type Saved = { id: string; kind: RevisionKind; version: number; draft: string; by: string | null }

/** Saves a revision of the draft. The caller has locked the tile. Returns its number. */
export async function addRevision(tx: Tx, { id, kind, version, draft, by }: Saved, now: number): Promise<number> {
  const latest = await latestRevision(tx, id)
  const before = latest && { kind: latest.kind, by: latest.user_id, begunAt: latest.begun_at.getTime() }
  const at = new Date(now)
  if (latest && isSameRevision(before ?? null, { kind, by, begunAt: now })) {
    await tx
      .updateTable("studio_revisions")
      .set({ version, draft, saved_at: at })
      .where("id", "=", id)
      .where("number", "=", latest.number)
      .execute()
    return latest.number
  }
  const number = (latest?.number ?? 0) + 1
  await tx
    .insertInto("studio_revisions")
    .values({ id, number, kind, version, draft, begun_at: at, saved_at: at, user_id: by })
    .execute()
  await dropOldest(tx, id)
  return number
}

/** Deletes the oldest first, published ones last. */
async function dropOldest(tx: Tx, id: string): Promise<void> {
  await sql`delete from studio_revisions where id = ${id} and number in (
    select number from studio_revisions where id = ${id}
    order by kind in ('published', 'entry-added', 'renamed') desc, number desc offset ${mostRevisions})`.execute(tx)
}

function latestRevision(db: Db, id: string): Promise<RevisionRow | undefined> {
  return db
    .selectFrom("studio_revisions")
    .selectAll()
    .where("id", "=", id)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst()
}

export function currentRevision(db: Db, id: string): Promise<RevisionRow | undefined> {
  return db
    .selectFrom("studio_revisions")
    .selectAll()
    .where("id", "=", id)
    .where("kind", "<>", "conflict")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst()
}

export function revisionsOf(db: Db, id: string): Promise<Omit<RevisionRow, "draft">[]> {
  return db
    .selectFrom("studio_revisions")
    .select(["id", "number", "kind", "version", "begun_at", "saved_at", "user_id"])
    .where("id", "=", id)
    .orderBy("number", "desc")
    .execute()
}

export function findRevision(db: Db, id: string, number: number): Promise<RevisionRow | undefined> {
  return db
    .selectFrom("studio_revisions")
    .selectAll()
    .where("id", "=", id)
    .where("number", "=", number)
    .executeTakeFirst()
}
