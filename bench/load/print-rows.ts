import type { Driven } from "./drive.ts"
import { type Figures, serverP99 } from "./read-figures.ts"

const head = [
  "what",
  "asked/s",
  "done/s",
  "refused",
  "of robots/reads/writes",
  "p50 ms",
  "p99 ms",
  "of calm",
  "p99 reads/writes",
  "in server",
  "shed < 1 ms",
  "memory MB",
  "failed",
  "own lag",
]
const widths = [12, 8, 7, 8, 23, 7, 7, 8, 17, 9, 12, 10, 7, 8]

export const printHead = (): void => print(head)

export function printRow(name: string, driven: Driven, before: Figures, after: Figures, calm: Driven | null): void {
  const { accepted, refused, offered, all, seconds } = driven
  const kinds = ["robot", "read", "write"] as const
  const done = kinds.reduce((sum, kind) => sum + accepted[kind].count, 0)
  const refusals = kinds.reduce((sum, kind) => sum + refused[kind], 0)
  const shed = after.shed - before.shed
  print([
    name,
    whole(offered / seconds),
    whole(done / seconds),
    percent(refusals, offered),
    kinds.map((kind) => percent(refused[kind], refused[kind] + accepted[kind].count)).join(" / "),
    all.p50.toFixed(1),
    all.p99.toFixed(1),
    calm === null ? "" : (all.p99 / calm.all.p99).toFixed(2),
    `${accepted.read.p99.toFixed(0)} / ${accepted.write.p99.toFixed(0)}`,
    `≤ ${whole(serverP99(before, after))}`,
    shed === 0 ? "" : percent(after.shedUnderMs - before.shedUnderMs, shed),
    whole(after.memory),
    String(driven.failed + driven.withoutRetryAfter),
    driven.ownDelayP99.toFixed(0),
  ])
}

const whole = (value: number): string => Math.round(value).toLocaleString("en")
const percent = (part: number, all: number): string => `${all === 0 ? 0 : ((100 * part) / all).toFixed(1)} %`

function print(cells: readonly string[]): void {
  console.log(cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join(" "))
}
