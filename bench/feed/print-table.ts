/** A measurement: how many people, how long each answer took, and how long the server's thread worked in all, in milliseconds. */
export type Line = { name: string; people: number; times: number[]; processorMs: number }

export function printTable(lines: readonly Line[]): void {
  const head = ["asked of random people", "of", "requests", "p50 ms", "p99 ms", "worst ms", "of one core, ms"]
  const rows = lines.map(({ name, people, times, processorMs }) => [
    name,
    people.toLocaleString("en"),
    String(times.length),
    ...[50, 99, 100].map((percent) => percentile(times, percent).toFixed(1)),
    (processorMs / times.length).toFixed(1),
  ])
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] as string).length)),
  )
  for (const row of [head, widths.map((width) => "-".repeat(width)), ...rows])
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] as number)).join(" | ")} |`)
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}
