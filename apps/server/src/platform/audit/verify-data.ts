import type { Db } from "../db/open-database.ts"
import { countRows, invariants, type Violation } from "./invariants-store.ts"

export type Verdict = {
  /** How many rows were looked at, by table. */
  counts: Record<string, number>
  invariants: { name: string; violations: Violation[] }[]
}

/** Checks every invariant at one moment of the database. */
export function verifyData(db: Db): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      const checked: Verdict["invariants"] = []
      for (const { name, find } of invariants) checked.push({ name, violations: await find(tx) })
      return { counts: await countRows(tx), invariants: checked }
    })
}

export function describeAudit({ counts, invariants }: Verdict): string[] {
  return [
    Object.entries(counts)
      .map(([table, rows]) => `${rows.toLocaleString("en")} ${table.replaceAll("_", " ")}`)
      .join(", "),
    ...invariants.flatMap(({ name, violations }) => [
      `${violations.length === 0 ? "holds " : "BROKEN"}  ${name}`,
      ...violations.map(({ subject, saying }) => `          ${subject}: ${saying}`),
    ]),
  ]
}

export function isSound({ invariants }: Verdict): boolean {
  return invariants.every(({ violations }) => violations.length === 0)
}
