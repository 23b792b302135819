import { stringify } from "csv-stringify/sync"

export type CsvLine = Record<string, string | number>

/** RFC 4180. What begins like a formula must not be run by whoever opens the file: anybody writes their own name. */
export function csvLines(lines: readonly CsvLine[], names: readonly string[], isFirst: boolean): string {
  return stringify([...lines], {
    columns: [...names],
    header: isFirst,
    escape_formulas: true,
    record_delimiter: "windows",
  })
}
