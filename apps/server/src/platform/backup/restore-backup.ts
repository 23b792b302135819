import { createInterface } from "node:readline"
import type { Readable } from "node:stream"
import { createGunzip } from "node:zlib"
import type pg from "pg"
import { migrate } from "../db/migrate.ts"
import { installQueue } from "../jobs/open-jobs.ts"
import { StartupError } from "../run-program.ts"
import { addRows, type BackedUpTable, emptyTable, inOneTransaction, isUnused, listTables } from "./backup-store.ts"
import { backupEnd, backupFile, backupHead, backupTable, bytesMark, rowMark } from "./create-backup.ts"
import { createFileWriter, type FileWriter } from "./file-writer.ts"

const rowsAtOnce = 500

export type Restored = { rows: number; at: string }

export type BackupSummary = Restored & {
  files: number
  missing: number
}

/**
 * Restores a backup into an empty database, completely or not at all, after its files below `dir`. An older backup is migrated; a newer or
 * incomplete one, and a used database, are refused with a StartupError.
 */
export async function restoreBackup(pool: pg.Pool, file: Readable, dir: string): Promise<Restored> {
  const lines = linesOf(file)
  const head = backupHead.safeParse(await nextJson(lines))
  if (!head.success) throw new StartupError("This file is not a backup of Confetti.")
  await migrate(pool, new Set(head.data.migrations))
  await installQueue(pool)
  const files = createFileWriter(dir)
  try {
    const rows = await inOneTransaction(pool, async (client) => {
      if (!(await isUnused(client)))
        throw new StartupError("This database is not empty. Restore a backup into an empty one.")
      return restoreTables(client, lines, files)
    })
    return { rows, at: head.data.at }
  } finally {
    await files.close()
    await migrate(pool)
  }
}

/** The contents of a complete backup. */
export async function readBackupSummary(file: Readable): Promise<BackupSummary> {
  let at = ""
  let files = 0
  let rows = 0
  for await (const line of linesOf(file)) {
    if (line.startsWith(rowMark)) rows += 1
    if (line.startsWith(rowMark) || line.startsWith(bytesMark)) continue
    const said = parse(line)
    const end = backupEnd.safeParse(said)
    if (end.success && end.data.rows === rows) return { at, rows, files, missing: end.data.missing }
    if (backupFile.safeParse(said).success) files += 1
    at = backupHead.safeParse(said).data?.at ?? at
  }
  throw cutOff()
}

async function restoreTables(client: pg.PoolClient, lines: AsyncGenerator<string>, files: FileWriter): Promise<number> {
  const known = await listTables(client)
  for (const { name } of known.toReversed()) await emptyTable(client, name)
  let table: BackedUpTable | null = null
  let rows: string[] = []
  let count = 0
  const flush = async (): Promise<void> => {
    if (table && rows.length > 0) await addRows(client, table, rows)
    count += rows.length
    rows = []
  }
  for await (const line of lines) {
    if (line.startsWith(rowMark)) {
      rows.push(line.slice(rowMark.length))
      if (rows.length >= rowsAtOnce) await flush()
      continue
    }
    if (line.startsWith(bytesMark)) {
      if (!(await files.write(Buffer.from(line.slice(bytesMark.length), "base64")))) throw cutOff()
      continue
    }
    await flush()
    if (!(await files.finish())) throw cutOff()
    const said: unknown = parse(line)
    const named = backupFile.safeParse(said)
    if (named.success) {
      if (!(await files.begin(named.data.file, named.data.bytes)))
        throw new StartupError("This backup contains an unknown kind of file.")
      continue
    }
    const end = backupEnd.safeParse(said)
    if (end.success) {
      if (end.data.rows !== count) throw cutOff()
      return count
    }
    table = tableOf(said, known)
  }
  throw cutOff()
}

function tableOf(said: unknown, known: readonly BackedUpTable[]): BackedUpTable {
  const named = backupTable.safeParse(said)
  const found = named.success ? known.find(({ name }) => name === named.data.table) : undefined
  if (!named.success || !found) throw new StartupError("This backup contains an unknown table.")
  // Skips columns that only one of the two has: the queue's differ between versions.
  return { name: found.name, columns: named.data.columns.filter((column) => found.columns.includes(column)) }
}

function cutOff(): StartupError {
  return new StartupError("This backup is incomplete. Nothing was written.")
}

async function* linesOf(file: Readable): AsyncGenerator<string> {
  const unzipped = file.pipe(createGunzip())
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })
  } catch {
    throw cutOff()
  }
}

async function nextJson(lines: AsyncGenerator<string>): Promise<unknown> {
  const first = await lines.next()
  return first.done ? undefined : parse(first.value)
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw cutOff()
  }
}
