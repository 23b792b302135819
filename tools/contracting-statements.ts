/** Statements that remove something the previous release still uses. */
const contracting =
  /\b(drop (table|view|column|schema|type)|rename (to|column)|alter column \w+ (set not null|(set data )?type))\b/i
/** Code of the previous release leaves an unknown column out. */
const demandedColumn = /\badd column\b(?=.*\bnot null\b)(?!.*\b(default|generated)\b)/i

/** The statements of a migration that only work once nothing older runs: without any, it expands. */
export function contractingStatements(migration: string): string[] {
  const sql = migration.replace(/--.*$/gm, "").replace(/\$\$.*?\$\$|'[^']*'/gs, "''")
  // Tables that a migration makes and drops itself are its own.
  const own = new Set([...sql.matchAll(/\bcreate (?:\w+ )?table (\w+)/gi)].map(([, name]) => name))
  return sql
    .split(/;|,(?=\s*(?:add|drop|alter|rename) )/i)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => contracting.test(part) || demandedColumn.test(part))
    .filter((part) => !own.has(/^(?:drop|alter) table (?:if exists )?(\w+)/i.exec(part)?.[1]))
}
