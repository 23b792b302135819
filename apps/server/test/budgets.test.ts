import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { memoryRateLimits, type RateLimit, type RateLimits } from "../src/platform/limits/rate-limits.ts"
import { addAccount } from "./add-account.ts"
import { rateBudgets } from "./rate-budgets.ts"
import { filledIn, type SafetyRow, safetyRows } from "./safety-rows.ts"
import { startTestServer } from "./start-test-server.ts"

const page = join(import.meta.dirname, "../../../docs/budgets.md")

/** Routes that reveal nothing about a person and are answered from memory, or serve this machine alone. All others need a budget. */
const free = new Set(["GET /healthz", "GET /errors/settings", "GET /emulator/changes", "GET /emulator/mail"])

const nameOf = ({ method, path }: SafetyRow): string => `${method} ${path}`

/** Each budget is a multiple of its own prime, so that a limit made of a part of it, or of several, still tells whose it is. */
const primes = [101, 103, 107, 109, 113, 127, 131, 137, 139, 149]
const settings = rateBudgets.map((budget, at) => [budget, (primes[at] ?? 0) * 500_000] as const)

const budgetOf = (perMinute: number) => rateBudgets.find((_, at) => perMinute % (primes[at] ?? 0) === 0)

/** Limits that note in `taken` whose budget they take from. */
function notedLimits(taken: Set<string | undefined>): RateLimits {
  const limits = memoryRateLimits(Date.now)
  const noted = (limit: RateLimit, perMinute: number): RateLimit => {
    const note = (): void => void taken.add(budgetOf(perMinute))
    return {
      take: (...args) => (note(), limit.take(...args)),
      spend: (...args) => (note(), limit.spend(...args)),
    }
  }
  return {
    ...limits,
    limit: (name, perMinute) => noted(limits.limit(name, perMinute), perMinute),
    ownLimit: (perMinute) => noted(limits.ownLimit(perMinute), perMinute),
  }
}

/** From which budgets each route takes. */
async function askAll(): Promise<Map<string, string[]>> {
  const taken = new Set<string | undefined>()
  const env = Object.fromEntries(settings.map(([budget, most]) => [`RATE_LIMIT_${budget}`, String(most)]))
  const server = await startTestServer({ env, rateLimits: notedLimits(taken) })
  const self = await addAccount(server, "self@example.com")
  const takenBy = new Map<string, string[]>()
  for (const row of safetyRows) {
    taken.clear()
    const response = await fetch(server.origin + filledIn(row.path, self), {
      method: row.method,
      redirect: "manual",
      ...(row.body === undefined
        ? {}
        : { body: filledIn(JSON.stringify(row.body), self), headers: { "content-type": "application/json" } }),
    })
    await response.body?.cancel()
    takenBy.set(
      nameOf(row),
      rateBudgets.filter((budget) => taken.has(budget)),
    )
  }
  await server.stop()
  return takenBy
}

it("every route takes from a budget, as docs/budgets.md has it", async () => {
  const takenBy = await askAll()
  const without = [...takenBy].filter(([, names]) => names.length === 0).map(([name]) => name)
  expect(without.filter((name) => !free.has(name))).toEqual([])
  const text = printTable(takenBy)
  if (process.env["UPDATE"]) writeFileSync(page, text)
  expect(readFileSync(page, "utf8")).toBe(text)
})

function printTable(takenBy: ReadonlyMap<string, readonly string[]>): string {
  const line = (name: string, of: readonly string[]): string => `| \`${name}\` | ${of.join(", ") || "none"} |`
  return [
    "# What each route takes from",
    "",
    "`RATE_LIMIT_…`, requests a minute and address; a fifth may come at once. Whoever is signed in takes from the same of their own as well.",
    "`apps/server/test/budgets.test.ts` finds this out by asking; `UPDATE=1` writes this page from it. Beside these, forms, codes, orders, guesses and",
    "events have limits of their own, and built files are answered from memory.",
    "",
    "| route | budget |",
    "| --- | --- |",
    ...[...takenBy].map(([name, of]) => line(name, of)),
    "",
  ].join("\n")
}
