import { readFileSync } from "node:fs"

export type Figures = {
  /** Requests that were shed, and of these, those that took under a millisecond of the server. */
  shed: number
  shedUnderMs: number
  /** Resident memory, in MB. */
  memory: number
  /** Answers of class 2xx by their time in the server: how many took at most so many seconds. */
  within: ReadonlyMap<number, number>
}

/** The server's own figures from /metrics. */
export async function readFigures(port: number, pid: number): Promise<Figures> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const value = (line: RegExp): number => Number(line.exec(text)?.[1] ?? 0)
  return {
    shed: value(/^confetti_request_seconds_count\{route="shed",class="5xx"\} (\S+)/m),
    shedUnderMs: value(/^confetti_request_seconds_bucket\{le="0.001",route="shed",class="5xx"\} (\S+)/m),
    memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
    within: addUp(text),
  }
}

function addUp(text: string): Map<number, number> {
  const within = new Map<number, number>()
  for (const [, bound = "", count] of text.matchAll(
    /^confetti_request_seconds_bucket\{le="([^"]+)",route="[^"]+",class="2xx"\} (\S+)$/gm,
  )) {
    const most = bound === "+Inf" ? Number.POSITIVE_INFINITY : Number(bound)
    within.set(most, (within.get(most) ?? 0) + Number(count))
  }
  return within
}

/** The 99th percentile of what was answered between two readings, in milliseconds: the bound of its bucket. */
export function serverP99(before: Figures, after: Figures): number {
  const counts = [...after.within].map(([most, count]) => ({ most, count: count - (before.within.get(most) ?? 0) }))
  const all = Math.max(0, ...counts.map(({ count }) => count))
  return 1000 * Math.min(...counts.filter(({ count }) => count >= 0.99 * all).map(({ most }) => most))
}
