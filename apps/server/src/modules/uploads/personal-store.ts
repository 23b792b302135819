import type { Tx } from "../../platform/db/open-database.ts"

/** Deletes all rows of a person. Their files are already in the trash. */
export async function deleteRowsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("upload_files").where("user_id", "=", userId).execute()
  await tx.deleteFrom("upload_begins").where("user_id", "=", userId).execute()
  await tx.deleteFrom("uploads").where("user_id", "=", userId).execute()
}
