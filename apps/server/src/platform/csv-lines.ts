import { stringify } from "csv-stringify/sync"

export type CsvLine = Record<string, string | number>

/**
 * RFC 4180. A field that begins like a formula must not be run by whoever opens the file: anybody writes their own name. Line breaks are
 * quoted, since a bare line feed would begin a row of its own.
 */
export function csvLines(lines: readonly CsvLine[], names: readonly string[], isFirst: boolean): string {
  return stringify([...lines], {
    columns: [...names],
    header: isFirst,
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: "windows",
  })
}
