import { sql } from "kysely"
import type { Db } from "../../platform/db/open-database.ts"

type Lease = { file: string; holder: string; isAsked: boolean }

/** By the database's clock, which all servers share. */
const end = sql<Date>`now() + interval '8 seconds'`

/** Takes the lease of a file if it is free, expired, or held for work nobody waits for. Returns whether it succeeded. */
export async function takeLease(db: Db, { file, holder, isAsked }: Lease): Promise<boolean> {
  const row = await db
    .insertInto("media_leases")
    .values({ file, holder, is_asked: isAsked, until: end })
    .onConflict((conflict) =>
      conflict
        .column("file")
        .doUpdateSet({ holder, is_asked: isAsked, until: end })
        .where((eb) =>
          eb.or([
            eb("media_leases.until", "<", sql<Date>`now()`),
            eb.and([eb.val(isAsked), eb.not("media_leases.is_asked")]),
          ]),
        ),
    )
    .returning("file")
    .executeTakeFirst()
  return row !== undefined
}

export async function renewLease(db: Db, { file, holder }: Lease): Promise<void> {
  await db
    .updateTable("media_leases")
    .set({ until: end })
    .where("file", "=", file)
    .where("holder", "=", holder)
    .execute()
}

/** Releases a lease, and deletes expired ones. */
export async function releaseLease(db: Db, { file, holder }: Lease): Promise<void> {
  await db
    .deleteFrom("media_leases")
    .where((eb) =>
      eb.or([
        eb.and([eb("file", "=", file), eb("holder", "=", holder)]),
        eb("until", "<", sql<Date>`now() - interval '1 hour'`),
      ]),
    )
    .execute()
}
