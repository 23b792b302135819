import { type Selectable, sql } from "kysely"
import type { OverlayFile } from "../../../platform/content/overlay.ts"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import type { Database } from "../../../platform/db/schema.ts"

export type FileRow = Selectable<Database["studio_files"]>

export function findFile(db: Db, file: string): Promise<FileRow | undefined> {
  return db.selectFrom("studio_files").selectAll().where("file", "=", file).executeTakeFirst()
}

export function isTakenOver(row: FileRow | undefined): row is FileRow & { text: string } {
  return row !== undefined && row.text !== null
}

/** All files ever taken over; returned ones have only a version. */
export function everyFile(db: Db): Promise<FileRow[]> {
  return db.selectFrom("studio_files").selectAll().orderBy("file").execute()
}

export function overlayFilesOf(rows: readonly FileRow[]): OverlayFile[] {
  return rows.flatMap(({ file, text }) => (text === null ? [] : [{ file, text }]))
}

export function stampOfFiles(rows: readonly Pick<FileRow, "overlay_version">[]): number {
  return Math.max(0, ...rows.map(({ overlay_version }) => Number(overlay_version)))
}

/** Also increases the overlay's version. The caller has locked the content. */
export async function saveFile(tx: Tx, row: Omit<FileRow, "overlay_version">): Promise<void> {
  const overlay_version = sql<string>`(select coalesce(max(overlay_version), 0) + 1 from studio_files)`
  const { file: _, ...rest } = row
  await tx
    .insertInto("studio_files")
    .values({ ...row, overlay_version })
    .onConflict((conflict) => conflict.column("file").doUpdateSet({ ...rest, overlay_version }))
    .execute()
}
