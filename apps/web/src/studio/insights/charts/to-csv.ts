import { saveFile } from "../../../platform/save-file.ts"

export type Cell = string | number | null

/** Text that a spreadsheet would run as a formula, even if quoted. */
const formula = /^[\s]*[=+\-@\t\r]/

/** A table as CSV (RFC 4180). Formulas are disarmed by an apostrophe; numbers stay numbers. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  // A byte-order mark tells Excel that this is UTF-8.
  return `\uFEFF${[columns, ...rows].map((row) => row.map(field).join(",")).join("\r\n")}\r\n`
}

/** Saves a table; `name` is without extension. */
export function saveTable(name: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): void {
  saveFile(new Blob([toCsv(columns, rows)], { type: "text/csv;charset=utf-8" }), `${name}.csv`)
}

function field(cell: Cell): string {
  if (cell === null) return ""
  if (typeof cell === "number") return String(cell)
  const plain = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
