import { Readable } from "node:stream"
import { createGzip } from "node:zlib"
import type pg from "pg"
import { z } from "zod"
import { appliedMigrations, atOneMoment, listTables, readRows } from "./backup-store.ts"

/** The first line: what it is, and which schema its rows are of. */
export const backupHead = z.object({
  format: z.literal("confetti-backup"),
  version: z.literal(1),
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
})

/** Stands before the rows of a table, each a line of its own. */
export const backupTable = z.object({ table: z.string(), columns: z.array(z.string()) })

/** The last line: a backup without it was cut off. */
export const backupEnd = z.object({ end: z.literal(true), rows: z.int() })

/** Begins every line with a row, so that no row is taken for another line. */
export const rowMark = "="

/**
 * The whole database at one moment, as gzipped lines of JSON: every row of ours and the work that waits. The same file comes from the
 * embedded database and from PostgreSQL, and goes into either. On the embedded one everybody else waits until it is written.
 */
export function createBackup(pool: pg.Pool, at: Date): ReadableStream<Uint8Array> {
  const zipped = Readable.from(linesOf(pool, at)).pipe(createGzip())
  return Readable.toWeb(zipped) as ReadableStream<Uint8Array>
}

async function* linesOf(pool: pg.Pool, at: Date): AsyncGenerator<string> {
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
    let count = 0
    for (const table of await listTables(client)) {
      await say({ table: table.name, columns: table.columns })
      for await (const rows of readRows(client, table)) {
        count += rows.length
        await writer.write(rows.map((row) => `${rowMark}${row}\n`).join(""))
      }
    }
    await say({ end: true, rows: count })
    await writer.close()
  }).catch((error: unknown) => writer.abort(error))
  yield* readable
  await writing
}
