import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** SQL is written in `store.ts` files, `*-store.ts` files and `platform/db`, and nowhere else in the server. */

const source = join(import.meta.dirname, "../apps/server/src")
const mayHoldSql = /(^|[/-])store\.ts$|^platform\/db\/|\.test\.ts$/
const sql =
  /\bsql(<[^>]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\b(pool|client)\.query\(|^import (?!type\b).*from "(kysely|pg)"/

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"))
let holders = 0
for (const file of files) {
  const lines = readFileSync(join(source, file), "utf8").split("\n")
  const found = lines.findIndex((line) => sql.test(line))
  if (found < 0) continue
  if (mayHoldSql.test(file)) holders += 1
  else {
    console.error(`apps/server/src/${file}:${found + 1}: SQL belongs in a store.ts: ${lines[found]?.trim()}`)
    process.exitCode = 1
  }
}
// A pattern that finds nothing anywhere has stopped looking.
if (holders < 3) {
  console.error(`SQL was found in only ${holders} stores: the pattern no longer matches how it is written.`)
  process.exitCode = 1
}
console.log(`${files.length} files, SQL in ${holders} stores`)
