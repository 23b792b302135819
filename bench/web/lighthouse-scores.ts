import lighthouse, { type Result } from "lighthouse"

/** Scores from 0 to 100. */
export type Scores = {
  performance: number
  bestPractices: number
  seo: number
  /** Without the audit `meta-viewport`: the specification asks for a viewport that does not zoom. */
  accessibility: number
  layoutShift: number
  /** The selector of the element that was the largest paint. */
  largestPaint: string
  /** Audits that lost points, and how many. */
  losses: string[]
  metrics: string
}

const categories = ["performance", "accessibility", "best-practices", "seo"]
const metrics = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index"]

/** Lighthouse as it comes: a phone of medium speed on slow 4G, simulated. */
export async function lighthouseScores(url: string, port: number): Promise<Scores> {
  const lhr = (await lighthouseRun(url, port)) ?? (await lighthouseRun(url, port))
  if (!lhr) throw new Error(`Lighthouse could not look at ${url}, twice.`)
  return {
    performance: scoreOf(lhr, "performance"),
    bestPractices: scoreOf(lhr, "best-practices"),
    seo: scoreOf(lhr, "seo"),
    accessibility: scoreOf(lhr, "accessibility", ["meta-viewport"]),
    layoutShift: lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    largestPaint: largestPaint(lhr),
    losses: categories.flatMap((name) => lossesOf(lhr, name)),
    metrics: metrics.map((name) => `${name} ${lhr.audits[name]?.displayValue}`).join(", "),
  }
}

/** Null where the browser's trace was of no use: Lighthouse itself then asks to be run again. */
async function lighthouseRun(url: string, port: number): Promise<Result | null> {
  const run = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: categories })
  if (!run?.lhr.runtimeError) return run?.lhr ?? null
  console.error(`${url}: ${run.lhr.runtimeError.message}`)
  return null
}

/** A category's score from its audits' weights, as Lighthouse reckons it, with some audits left out. */
function scoreOf(lhr: Result, category: string, leftOut: readonly string[] = []): number {
  const counted = (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const score = lhr.audits[id]?.score ?? null
    return score === null || leftOut.includes(id) ? [] : [{ score, weight }]
  })
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  const score = counted.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights
  return Math.round(score * 100)
}

function largestPaint(lhr: Result): string {
  const details = JSON.stringify(lhr.audits["lcp-breakdown-insight"]?.details ?? null)
  return (/"selector":"([^"]*)"/.exec(details) ?? /"snippet":"([^"]*)"/.exec(details))?.[1] ?? "unknown"
}

function lossesOf(lhr: Result, category: string): string[] {
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id]
    if (!audit || audit.score === null || audit.score === 1 || weight === 0) return []
    return [`${category}: ${id} ${audit.score} ${audit.displayValue ?? ""}`]
  })
}
