import type { Insertable } from "kysely"
import type { Tx } from "../../../platform/db/open-database.ts"
import type { Database } from "../../../platform/db/schema.ts"

/** Records the outcome of a parcel. The database refuses a second one. */
export async function addFailedParcel(tx: Tx, row: Insertable<Database["failed_parcels"]>): Promise<void> {
  await tx.insertInto("failed_parcels").values(row).execute()
}
