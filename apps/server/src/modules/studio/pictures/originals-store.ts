import { sql } from "kysely"
import type { Db, Tx } from "../../../platform/db/open-database.ts"

/** Records that a file was sent. Waits for a sweep that is removing it. */
export async function noteOriginal(
  db: Db,
  { file, source }: { file: string; source: string | null },
  now: Date,
): Promise<void> {
  await db
    .insertInto("studio_originals")
    .values({ file, source, sent_at: now })
    .onConflict((conflict) => conflict.column("file").doUpdateSet({ sent_at: now, ...(source !== null && { source }) }))
    .execute()
}

export async function findBySource(db: Db, source: string): Promise<string | undefined> {
  const row = await db.selectFrom("studio_originals").select("file").where("source", "=", source).executeTakeFirst()
  return row?.file
}

export async function originalsSentBefore(db: Db, at: Date, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("studio_originals")
    .select("file")
    .where("sent_at", "<", at)
    .where("file", ">", after)
    .orderBy("file")
    .limit(limit)
    .execute()
  return rows.map(({ file }) => file)
}

/** Deletes the rows of files not sent again meanwhile, and returns them. A new upload of one waits for this transaction. */
export async function deleteOriginals(tx: Tx, files: readonly string[], sentBefore: Date): Promise<string[]> {
  if (files.length === 0) return []
  const rows = await tx
    .deleteFrom("studio_originals")
    .where("file", "in", files)
    .where("sent_at", "<", sentBefore)
    .returning("file")
    .execute()
  return rows.map(({ file }) => file)
}

export async function namedInStudio(db: Db): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select distinct found[1] as file from (
      select draft || ' ' || coalesce(published, '') as words from studio_tiles
      union all select draft from studio_revisions
      union all select text from studio_files where text is not null
    ) written, regexp_matches(words, '([a-z2-7]{20}(?:-cover)?\\.[a-z0-9]{2,5})', 'g') found order by file`.execute(db)
  return rows.map(({ file }) => file)
}

export async function madeInto(db: Db, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set()
  const { rows } = await sql<{ file: string }>`
    select distinct coalesce(request::json->'art'->>'file', request::json->>'file') as file from media
    where coalesce(request::json->'art'->>'file', request::json->>'file') in (${sql.join([...files])})`.execute(db)
  return new Set(rows.map(({ file }) => file))
}
