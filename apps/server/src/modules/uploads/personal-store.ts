import type { Tx } from "../../platform/db/open-database.ts"

/** Deletes every row about somebody. Their bytes are in the trash by then. */
export async function deleteRowsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("upload_files").where("user_id", "=", userId).execute()
  await tx.deleteFrom("upload_begins").where("user_id", "=", userId).execute()
  await tx.deleteFrom("uploads").where("user_id", "=", userId).execute()
}
