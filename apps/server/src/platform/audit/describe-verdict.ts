import type { Verdict } from "./verify-data.ts"

/** A verdict line by line, for an operator. */
export function describeVerdict({ counts, invariants }: Verdict): string[] {
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
