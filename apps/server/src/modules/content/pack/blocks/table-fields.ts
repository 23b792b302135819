import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"
import { blockText } from "./block-text.ts"

const { columns, rows } = blockLimits

/** Whether there is anything to count, whatever else is wrong. */
const shaped = z.object({ columns: z.array(z.unknown()), rows: z.array(z.array(z.unknown())) })

export const tableFields = z
  .strictObject({
    title: blockText(blockLimits.title),
    columns: z
      .array(blockText(blockLimits.column))
      .min(columns.least, "needs at least two columns")
      .max(columns.most, `takes at most ${columns.most} columns`),
    rows: z
      .array(z.array(blockText(blockLimits.cell)))
      .min(rows.least, "needs at least one row")
      .max(rows.most, `takes at most ${rows.most} rows`),
  })
  .check(({ value, issues }) => {
    const { data } = shaped.safeParse(value)
    for (const [at, row] of (data?.rows ?? []).entries())
      if (row.length !== data?.columns.length)
        issues.push({
          code: "custom",
          input: row,
          path: ["rows", at],
          message: `has ${row.length} cells; there are ${data?.columns.length} columns`,
        })
  })
