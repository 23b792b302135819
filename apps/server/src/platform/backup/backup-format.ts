import { z } from "zod"

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
