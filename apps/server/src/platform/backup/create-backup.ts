import { type FileHandle, open } from "node:fs/promises"
import { Readable } from "node:stream"
import { createGzip } from "node:zlib"
import type pg from "pg"
import { z } from "zod"
import { appliedMigrations, atOneMoment, listTables, readRows } from "./backup-store.ts"

/** The first line: the format, and the schema of the rows. */
export const backupHead = z.object({
  format: z.literal("confetti-backup"),
  version: z.literal(1),
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
})

/** Precedes the rows of a table, one a line. */
export const backupTable = z.object({ table: z.string(), columns: z.array(z.string()) })

/** Precedes a file's bytes. `file` is its path below the data folder. */
export const backupFile = z.object({ file: z.string(), bytes: z.int().nonnegative() })

/** The last line; without it a backup is incomplete. */
export const backupEnd = z.object({
  end: z.literal(true),
  rows: z.int(),
  /** The number of named files that were missing. */
  missing: z.int().default(0),
})

export const rowMark = "="

/** Begins each line with part of a file in base64. */
export const bytesMark = "+"

/** Bytes of a file in a line: a multiple of three, so that the lines form one base64 text. */
const bytesAtOnce = 192 * 1024

/** Files named by rows: their backup names, and local paths; null for missing ones. */
export type NamedFiles = {
  names: () => Promise<readonly string[]>
  pathOf: (name: string) => Promise<string | null>
}

/**
 * The whole database at one moment as gzipped JSON lines: all rows, waiting jobs, and files that rows name and no import restores. The
 * format is the same for the embedded database and PostgreSQL. The embedded one blocks while its rows are written.
 */
export function createBackup(pool: pg.Pool, at: Date, files: NamedFiles): ReadableStream<Uint8Array> {
  const zipped = Readable.from(linesOf(pool, at, files)).pipe(createGzip())
  return Readable.toWeb(zipped) as ReadableStream<Uint8Array>
}

async function* linesOf(pool: pg.Pool, at: Date, files: NamedFiles): AsyncGenerator<string> {
  let rows = 0
  for await (const line of rowLinesOf(pool, at)) {
    if (typeof line === "string") yield line
    else rows = line.rows
  }
  // After the rows: a file named by a row existed before it.
  let missing = 0
  for (const name of await files.names()) {
    const path = await files.pathOf(name)
    const file = path === null ? null : await open(path).catch(() => null)
    if (file) yield* fileLinesOf(file, name)
    else missing += 1
  }
  yield `${JSON.stringify({ end: true, rows, missing })}\n`
}

async function* fileLinesOf(file: FileHandle, name: string): AsyncGenerator<string> {
  try {
    const { size } = await file.stat()
    yield `${JSON.stringify({ file: name, bytes: size })}\n`
    const part = Buffer.alloc(bytesAtOnce)
    for (let from = 0; from < size; ) {
      const { bytesRead } = await file.read(part, 0, Math.min(bytesAtOnce, size - from), from)
      if (bytesRead === 0) break
      yield `${bytesMark}${part.toString("base64", 0, bytesRead)}\n`
      from += bytesRead
    }
  } finally {
    await file.close()
  }
}

async function* rowLinesOf(pool: pg.Pool, at: Date): AsyncGenerator<string | { rows: number }> {
  let count = 0
  const { readable, writable } = new TransformStream<string, string>(
    undefined,
    { highWaterMark: 1 },
    { highWaterMark: 1 },
  )
  const writer = writable.getWriter()
  const writing = atOneMoment(pool, async (client) => {
    const migrations = await appliedMigrations(client)
    const say = (line: object): Promise<void> => writer.write(`${JSON.stringify(line)}\n`)
    await say({ format: "confetti-backup", version: 1, at: at.toISOString(), migrations })
    for (const table of await listTables(client)) {
      await say({ table: table.name, columns: table.columns })
      for await (const rows of readRows(client, table)) {
        count += rows.length
        await writer.write(rows.map((row) => `${rowMark}${row}\n`).join(""))
      }
    }
    await writer.close()
  }).catch((error: unknown) => writer.abort(error))
  yield* readable
  await writing
  yield { rows: count }
}
