import { saveFile } from "../platform/save-file.ts"

export type CsvPage = { csv: string; next: string | null }

/** More pages in one file would be a mistake. */
const mostPages = 200

export async function saveCsv(name: string, read: (cursor: string | null) => Promise<CsvPage>): Promise<void> {
  // A byte-order mark tells spreadsheets that this is UTF-8.
  const parts = ["\uFEFF"]
  let cursor: string | null = null
  for (let pages = 0; pages < mostPages; pages++) {
    const page: CsvPage = await read(cursor)
    parts.push(page.csv)
    cursor = page.next
    if (cursor === null) break
  }
  saveFile(new Blob(parts, { type: "text/csv;charset=utf-8" }), name)
}
