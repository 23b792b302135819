import type { Row, Sample } from "./run.ts"

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ database, name, baseline, ours, bare }) => [
    database,
    name,
    baseline,
    whole(median(ours, "rate")),
    whole(median(bare, "rate")),
    `${whole(100 * middle(ours.map(({ rate }, at) => rate / (bare[at] as Sample).rate)))} %`,
    `${median(ours, "p50")}/${median(ours, "p99")}`,
    `${median(bare, "p50")}/${median(bare, "p99")}`,
  ])
  const head = ["database", "what", "against", "ours/s", "theirs/s", "ratio", "ours p50/p99 ms", "theirs p50/p99 ms"]
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => (row[column] as string).length)),
  )
  for (const row of [head, widths.map((width) => "-".repeat(width)), ...cells]) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] as number)).join(" | ")} |`)
  }
}

function middle(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[at] as number) : ((sorted[at - 1] as number) + (sorted[at] as number)) / 2
}

function median(samples: Sample[], key: keyof Sample): number {
  return middle(samples.map((sample) => sample[key]))
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en")
}
