import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import type { OpenDatabase } from "../../src/platform/db/open-database.ts"
import { openTestDatabase } from "../test-database.ts"

export type DatabaseKind = "embedded" | "PostgreSQL"

/** Where a server can live: a database of this kind, and a data folder. */
export type DrillPlace = { database: OpenDatabase; folder: string }

/** A new place, as empty as a migrated database and a fresh folder are. It goes with the test that asked for it. */
export async function openPlace(kind: DatabaseKind): Promise<DrillPlace> {
  const folder = mkdtempSync(join(tmpdir(), "confetti-restore-"))
  const database = await openTestDatabase(kind === "embedded" ? "" : process.env["TEST_DATABASE_URL"])
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { database, folder }
}

/** Copies what lies beside a backup: people's photos and clips. */
export function copyUploads(from: DrillPlace, to: DrillPlace): void {
  const uploads = join(from.folder, "uploads")
  if (existsSync(uploads)) cpSync(uploads, join(to.folder, "uploads"), { recursive: true })
}
