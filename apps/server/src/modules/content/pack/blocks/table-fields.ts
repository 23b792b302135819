import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"
import { plural, t } from "../../../../platform/words/say.ts"
import { atLeast, atMost, issueOf } from "../refinements.ts"
import { blockText } from "./block-text.ts"

const { columns, rows } = blockLimits

const shaped = z.object({ columns: z.array(z.unknown()), rows: z.array(z.array(z.unknown())) })

export const tableFields = z
  .strictObject({
    title: blockText(blockLimits.title),
    columns: z
      .array(blockText(blockLimits.column))
      .check(atLeast(columns.least, t`needs at least two columns`))
      .check(atMost(columns.most, t`can have at most ${columns.most} columns`)),
    rows: z
      .array(z.array(blockText(blockLimits.cell)))
      .check(atLeast(rows.least, t`needs at least one row`))
      .check(atMost(rows.most, t`can have at most ${rows.most} rows`)),
  })
  .check(({ value, issues }) => {
    const { data } = shaped.safeParse(value)
    if (!data) return
    const width = data.columns.length
    const wanted = plural(width, { one: "there is # column", other: "there are # columns" })
    for (const [at, row] of data.rows.entries()) {
      if (row.length === width) continue
      const says = t`has ${plural(row.length, { one: "# cell", other: "# cells" })}; ${wanted}`
      issues.push({ ...issueOf(says, ["rows", at]), input: row })
    }
  })
