type Found = Readonly<Record<string, string | null>>

/** Of the fields of rows, by `name.0.field`. A row that is empty is none, and has none. */
export function rowFlaws<Row>(
  name: string,
  rows: readonly Row[],
  isEmpty: (row: Row) => boolean,
  find: (row: Row, at: number) => Found,
): Found {
  const found = rows.flatMap((row, at) =>
    isEmpty(row) ? [] : Object.entries(find(row, at)).map(([field, flaw]) => [`${name}.${at}.${field}`, flaw] as const),
  )
  return Object.fromEntries(found)
}
