/** A line of a report. `isMet` is null for a figure without a limit. */
export type Figure = { what: string; value: string; limit: string; baseline: string; isMet: boolean | null }

/** Prints what was measured, and makes the program end with 1 when a limit was not kept. */
export function printVerdicts(figures: readonly Figure[]): void {
  const cells = figures.map(({ what, value, limit, baseline, isMet }) => [
    what,
    value,
    limit,
    baseline,
    isMet === null ? "" : isMet ? "kept" : "OVER",
  ])
  const head = ["what", "value", "limit", "baseline", "verdict"]
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)))
  for (const row of [head, widths.map((width) => "-".repeat(width)), ...cells]) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] as number)).join(" | ")} |`)
  }
  if (figures.some(({ isMet }) => isMet === false)) process.exitCode = 1
}

export function atMost(what: string, value: number, most: number, unit: string, baseline = ""): Figure {
  return { what, value: `${rounded(value)}${unit}`, limit: `≤ ${most}${unit}`, baseline, isMet: value <= most }
}

export function atLeast(what: string, value: number, least: number): Figure {
  return { what, value: rounded(value), limit: `≥ ${least}`, baseline: "", isMet: value >= least }
}

export function told(what: string, value: string, baseline = ""): Figure {
  return { what, value, limit: "", baseline, isMet: null }
}

export function rounded(value: number): string {
  return String(Number(value.toFixed(Math.abs(value) < 1 ? 3 : 1)))
}
