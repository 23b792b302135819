import type { Db, Tx } from "../../platform/db/open-database.ts"

/** A person's work in the studio, by tile or file, and day. The texts belong to the operator. */
export async function worksOf(db: Db, userId: string): Promise<{ tile: string; kind: string; savedAt: string }[]> {
  const rows = await db
    .selectFrom("studio_revisions")
    .select(["id", "kind", "saved_at"])
    .where("user_id", "=", userId)
    .orderBy("saved_at")
    .execute()
  const files = await db
    .selectFrom("studio_files")
    .select(["file", "updated_at"])
    .where("user_id", "=", userId)
    .orderBy("file")
    .execute()
  return [
    ...rows.map(({ id, kind, saved_at }) => ({ tile: id, kind, savedAt: saved_at.toISOString() })),
    ...files.map(({ file, updated_at }) => ({ tile: file, kind: "saved", savedAt: updated_at.toISOString() })),
  ]
}

/** Keeps the work without the person's name. */
export async function eraseEditor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("studio_presence").where("user_id", "=", userId).execute()
  await tx.updateTable("studio_files").set({ user_id: null }).where("user_id", "=", userId).execute()
  await tx.updateTable("studio_revisions").set({ user_id: null }).where("user_id", "=", userId).execute()
  await tx.updateTable("studio_tiles").set({ user_id: null }).where("user_id", "=", userId).execute()
}
