import { saveFile } from "../../../platform/save-file.ts"

export type Cell = string | number | null

/** What a spreadsheet would take for a formula, however it is quoted. */
const formula = /^[\s]*[=+\-@\t\r]/

/** Rows as a file for a spreadsheet (RFC 4180). Words that it would run are made plain by an apostrophe; numbers stay numbers. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  // The mark in front tells Excel that it is UTF-8.
  return `\uFEFF${[columns, ...rows].map((row) => row.map(field).join(",")).join("\r\n")}\r\n`
}

/** Saves a table under a name without its ending. */
export function saveTable(name: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): void {
  saveFile(new Blob([toCsv(columns, rows)], { type: "text/csv;charset=utf-8" }), `${name}.csv`)
}

function field(cell: Cell): string {
  if (cell === null) return ""
  if (typeof cell === "number") return String(cell)
  const plain = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
