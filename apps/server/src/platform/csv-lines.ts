import { stringify } from "csv-stringify/sync"

export type CsvLine = Record<string, string | number>

/** CSV (RFC 4180). Formulas are disarmed, as anyone can write their own name. Line breaks are quoted. */
export function csvLines(lines: readonly CsvLine[], names: readonly string[], isFirst: boolean): string {
  return stringify([...lines], {
    columns: [...names],
    header: isFirst,
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: "windows",
  })
}
