import { existsSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { PGlite, type PGliteOptions } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { unaccent } from "@electric-sql/pglite/contrib/unaccent"
import { createPgConfig } from "@electric-sql/pglite/node-postgres"
import { narrowFiles } from "../own-folder.ts"
import { DatabaseUnavailable } from "../run-program.ts"
import { asError } from "../thrown.ts"
import { lockDataDir } from "./lock-data-dir.ts"
import { MeasuredPool } from "./measured-pool.ts"

export const embeddedOptions = { extensions: { pg_trgm, unaccent } } satisfies PGliteOptions

export type OpenPool = { pool: MeasuredPool; close: () => Promise<void> }

/** The database inside this process, in `DATA_DIR/database`, created if missing. */
export async function openEmbedded(dataDir: string): Promise<OpenPool> {
  const unlock = lockDataDir(dataDir)
  try {
    const folder = join(dataDir, "database")
    const opened = poolOver(await openPglite(folder))
    // PGlite makes some files readable for everyone, whatever the umask.
    narrowFiles(folder)
    return {
      pool: opened.pool,
      close: async () => {
        await opened.close()
        narrowFiles(folder)
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw new DatabaseUnavailable(`The database in ${dataDir} can't be opened: ${asError(error).message}.`, {
      cause: error,
    })
  }
}

async function openPglite(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    // Created beside its place and then moved, so that a crash leaves no partial database.
    const beginning = `${folder}.new`
    rmSync(beginning, { recursive: true, force: true })
    const fresh = await PGlite.create(beginning, embeddedOptions)
    await fresh.close()
    renameSync(beginning, folder)
  }
  return PGlite.create(folder, embeddedOptions)
}

/** PGlite has one connection, so the pool has one client, which is never closed as idle. */
export function poolOver(pglite: PGlite): OpenPool {
  const pool = new MeasuredPool({ ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0 })
  return {
    pool,
    close: async () => {
      await pool.end()
      await pglite.close()
    },
  }
}
