import type { TileLink } from "@confetti/contract/games"
import { type SqlBool, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"

export async function tileLinksOf(db: Db, ids: readonly string[], now: Date): Promise<Map<string, TileLink>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("tiles")
    .select(["id", "slug", "title"])
    .where("id", "in", ids)
    .where("removed_at", "is", null)
    .where("published_at", "<=", now)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The finished tile about a word: one with it in the title, or else one that uses it often (such words are stored twice). Scans all tiles,
 * so its result should be stored.
 */
export async function tileWithWord(tx: Tx, word: string, now: Date): Promise<string | null> {
  const title = sql<string>`' ' || title_words || ' '`
  const words = sql<string>`' ' || all_words || ' '`
  const row = await tx
    .selectFrom("tiles")
    .select("id")
    .where("removed_at", "is", null)
    .where("developing", "=", false)
    .where("published_at", "<=", now)
    .where(sql<SqlBool>`(${title} like ${`% ${word} %`} or ${words} like ${`% ${word} %`})`)
    .orderBy(sql`${title} like ${`% ${word} %`}`, "desc")
    .orderBy(sql`${words} ~ ${` ${word} (.* )?${word} `}`, "desc")
    .orderBy("merit", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
