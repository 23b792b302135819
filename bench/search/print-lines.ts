/** The times of one kind of search, in milliseconds, and the share of its searches that found something in the end. */
export type Line = { name: string; times: number[]; found: number }

export function printLines(ours: readonly Line[], plain: readonly Line[]): void {
  const head = [
    "typed letter by letter",
    "requests",
    "p50 ms",
    "p99 ms",
    "worst",
    "find",
    "plain p50",
    "plain p99",
    "find",
  ]
  const rows = ours.map((line) => {
    const other = plain.find(({ name }) => name === line.name)
    return [
      line.name,
      String(line.times.length),
      ...figures(line),
      share(line),
      ...(other ? beside(other) : ["", "", ""]),
    ]
  })
  const all = { name: "all of them", times: ours.slice(1).flatMap(({ times }) => times), found: 1 }
  rows.push([all.name, String(all.times.length), ...figures(all), "", "", "", ""])
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] as string).length)),
  )
  for (const row of [head, widths.map((width) => "-".repeat(width)), ...rows])
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] as number)).join(" | ")} |`)
}

function figures({ times }: Line): [string, string, string] {
  return [ms(percentile(times, 50)), ms(percentile(times, 99)), ms(percentile(times, 100))]
}

function beside(line: Line): [string, string, string] {
  return [ms(percentile(line.times, 50)), ms(percentile(line.times, 99)), share(line)]
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}

const ms = (value: number): string => value.toFixed(1)
const share = ({ found }: Line): string => `${Math.round(found * 100)} %`
