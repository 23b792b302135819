import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { moduleReads, tableReads } from "../.dependency-cruiser.mjs"

/**
 * SQL is written in `store.ts` files, `*-store.ts` files and `platform/db`, and nowhere else in the server. A store writes its own
 * module's tables alone, and reads another's along a line of `.dependency-cruiser.mjs`.
 */

const source = join(import.meta.dirname, "../apps/server/src")
const mayHoldSql = /(^|[/-])store\.ts$|^platform\/db\/|\.test\.ts$/
const sql =
  /\bsql(<[^>]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\b(pool|client)\.query\(|^import (?!type\b).*from "(kysely|pg)"/

/** Read by every module: small, and the same for everybody. */
const openToAll = new Set(["content"])
const ofPlatform = ["idempotency_keys", "editor_acts", "rate_buckets", "window_takes"]

let faults = 0
function report(fault: string): void {
  console.error(fault)
  faults += 1
}

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"))
const owners = tableOwners()
let holders = 0
let foreignReads = 0
for (const file of files) {
  const text = readFileSync(join(source, file), "utf8")
  const lines = text.split("\n")
  const found = lines.findIndex((line) => sql.test(line))
  if (found < 0) continue
  if (mayHoldSql.test(file)) {
    holders += 1
    if (!file.endsWith(".test.ts")) checkOwners(file, text)
  } else report(`apps/server/src/${file}:${found + 1}: SQL belongs in a store.ts: ${lines[found]?.trim()}`)
}
// A pattern that finds nothing anywhere has stopped looking.
if (holders < 3) report(`SQL was found in only ${holders} stores: the pattern no longer matches how it is written.`)
if (foreignReads < 3) report(`Only ${foreignReads} reads of another's table were found: the pattern no longer matches.`)
if (faults > 0) process.exitCode = 1
console.log(
  `${files.length} files, SQL in ${holders} stores, ${owners.size} tables, ${foreignReads} reads of another's`,
)

/** Every table of the schema with the module that names it in its definition. */
function tableOwners(): Map<string, string> {
  const schema = ["schema.ts", "content-tables.ts", "insight-tables.ts", "push-tables.ts", "reading-tables.ts"]
    .map((file) => readFileSync(join(source, "platform/db", file), "utf8"))
    .join("\n")
  const tables = [...schema.matchAll(/^ {2}([a-z_]+): \{/gm)].map(([, table = ""]) => table)
  const named = new Map(ofPlatform.map((table) => [table, "platform"]))
  for (const file of files.filter((each) => /^modules\/[^/]+\/module\.ts$/.test(each))) {
    const [, definition = ""] = readFileSync(join(source, file), "utf8").split(/: Module =/)
    const list = /^ {2}tables: \[([^\]]*)\]/m.exec(definition)?.[1] ?? ""
    for (const [, table = ""] of list.matchAll(/"([a-z_]+)"/g)) {
      if (named.has(table)) report(`${file} names ${table}, which is ${named.get(table)}'s`)
      named.set(table, file.split("/")[1] ?? "")
    }
  }
  for (const table of tables) if (!named.has(table)) report(`No module names ${table} in its tables.`)
  for (const [table, owner] of named) if (!tables.includes(table)) report(`${owner} names ${table}: no such table.`)
  return named
}

function checkOwners(file: string, text: string): void {
  const [room = "", folder = ""] = file.split("/")
  // Migrations, backups and the pool know every table and no row.
  if (file.startsWith("platform/db/") || file.startsWith("platform/backup/")) return
  const name = room === "modules" ? folder : room
  const lines: Record<string, readonly string[] | undefined> = moduleReads
  const more: Record<string, readonly string[] | undefined> = tableReads
  const mayRead = new Set([name, ...openToAll, ...(lines[name] ?? []), ...(more[name] ?? [])])
  for (const { table, isWrite } of tablesIn(text)) {
    const owner = owners.get(table)
    if (owner === undefined || owner === name) continue
    foreignReads += 1
    // A session's last use is noted where it is looked up, with every request.
    if (isWrite && file !== "platform/auth/session-store.ts")
      report(`apps/server/src/${file}: writes ${table}, which is ${owner}'s: have ${owner} publish a function.`)
    else if (!mayRead.has(owner))
      report(`apps/server/src/${file}: reads ${table}, which is ${owner}'s: no line from ${name} to ${owner}.`)
  }
}

/** The tables a store names, in the query builder and in plain SQL. */
function tablesIn(text: string): { table: string; isWrite: boolean }[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "")
  const built = code.matchAll(
    /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|innerJoin|leftJoin|rightJoin|fullJoin|using|from|table)\(\s*(\[[^\]]*\]|"[^"]*")/g,
  )
  const plain = code.matchAll(/\b(insert into|delete from|update|truncate|from|join|using)\s+([a-z_]+)\b/gi)
  return [
    ...[...built].flatMap(([, verb = "", names = ""]) =>
      [...names.matchAll(/"([a-z_]+)(?: as [a-z_]+)?"/g)].map(([, table = ""]) => ({
        table,
        isWrite: /^(insert|update|delete|merge)/.test(verb),
      })),
    ),
    ...[...plain].map(([, verb = "", table = ""]) => ({
      table,
      isWrite: /^(insert|delete|update|truncate)/i.test(verb),
    })),
  ]
}
