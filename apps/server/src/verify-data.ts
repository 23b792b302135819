import { serverModules } from "./app.ts"
import { countRows, platformInvariants, type Violation } from "./platform/audit/invariants-store.ts"
import type { Db } from "./platform/db/open-database.ts"

const counted = [
  "users",
  "points_entries",
  "points_accounts",
  "redemptions",
  "referrals",
  "reward_stock",
  "game_plays",
  "thoughts",
] as const

export const invariants = [...serverModules.flatMap(({ invariants = [] }) => invariants), ...platformInvariants]

export type Verdict = {
  /** Rows checked, by table. */
  counts: Record<string, number>
  invariants: { name: string; violations: Violation[] }[]
}

/** Checks all modules' invariants in one snapshot. */
export function verifyData(db: Db): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      const checked: Verdict["invariants"] = []
      for (const { name, find } of invariants) checked.push({ name, violations: await find(tx) })
      return { counts: await countRows(tx, counted), invariants: checked }
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
