import { isEmptyRow } from "../is-empty-row.ts"
import { oneLine } from "../one-line.ts"
import { type Reading, readBlock } from "../read-block.ts"
import { inOneLine, writeBlock } from "../write-block.ts"
import { listOf, textOf } from "../yaml-fields.ts"

/** Rows of as many cells as there are columns. One whose cells are all empty is none. */
export type TableValues = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] }

export function readTable(yaml: string): Reading<TableValues> {
  return readBlock(yaml, ["title", "columns", "rows"], (fields) => {
    const columns = cellsOf(fields["columns"], "columns")
    const rows = listOf(fields["rows"], "rows").map((row) => cellsOf(row, "rows"))
    // A row that is too short or too long can be seen, and put right.
    const width = Math.max(2, columns.length, ...rows.map(({ length }) => length))
    const fill = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? "")
    return {
      title: textOf(fields["title"], "title"),
      columns: fill(columns),
      rows: (rows.length > 0 ? rows : [[]]).map(fill),
    }
  })
}

export function writeTable({ title, columns, rows }: TableValues): string {
  return writeBlock({
    title: oneLine(title),
    columns: inOneLine(columns.map(oneLine)),
    rows: rows.filter((row) => !isEmptyRow(row)).map((row) => inOneLine(row.map(oneLine))),
  })
}

function cellsOf(value: unknown, name: string): string[] {
  return listOf(value, name).map((cell) => textOf(cell, name))
}
