import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { type Flaws, flawsOf, textFlaw } from "../flaws.ts"
import { isEmptyRow } from "../is-empty-row.ts"
import type { TableValues } from "./table-values.ts"

const limits = blockLimits

export function findTableFlaws({ title, columns, rows }: TableValues): Flaws {
  const isEmpty = rows.every(isEmptyRow)
  const cells = rows.flatMap((row, at) => {
    // What is empty is left out, but for the first row of a table that has no other.
    if (isEmptyRow(row) && !(isEmpty && at === 0)) return []
    return row.map((cell, column) => [`rows.${at}.${column}`, textFlaw(cell, limits.cell, t`Fill this cell.`)] as const)
  })
  return flawsOf({
    title: textFlaw(title, limits.title, t`Give the table a title.`),
    ...Object.fromEntries(
      columns.map((column, at) => [`columns.${at}`, textFlaw(column, limits.column, t`Name this column.`)]),
    ),
    ...Object.fromEntries(cells),
    columns: columns.length > limits.columns.most ? t`A phone has room for ${limits.columns.most} columns.` : null,
    rows: rows.length > limits.rows.most ? t`A table has ${limits.rows.most} rows at most.` : null,
  })
}
