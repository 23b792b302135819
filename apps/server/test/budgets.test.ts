import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { addAccount } from "./add-account.ts"
import { rateBudgets } from "./rate-budgets.ts"
import { filledIn, type SafetyRow, safetyRows } from "./safety-rows.ts"
import { startTestServer } from "./start-test-server.ts"

const page = join(import.meta.dirname, "../../../docs/budgets.md")

/** What tells nothing about anybody and is answered from memory, or serves this machine alone. Nothing else is without a budget. */
const free = new Set(["GET /healthz", "GET /errors/settings", "GET /emulator/changes", "GET /emulator/mail"])

const hour = 3_600_000

const nameOf = ({ method, path }: SafetyRow): string => `${method} ${path}`

/** Every request of which this budget, emptied, lets nobody through. */
async function spending(budget: (typeof rateBudgets)[number]): Promise<string[]> {
  const most = Object.fromEntries(
    rateBudgets.map((name) => [`RATE_LIMIT_${name}`, name === budget ? "1" : "100000000"]),
  )
  // Time stands still: what is spent does not come back, but for what is counted by the hour, from one budget to the next.
  const now = Date.parse("2020-01-02T00:00:00.000Z") + rateBudgets.indexOf(budget) * 2 * hour
  const server = await startTestServer({ env: most, clock: () => now })
  const self = await addAccount(server, "self@example.com")
  const statusOf = async (row: SafetyRow): Promise<number> => {
    const response = await fetch(server.origin + filledIn(row.path, self), {
      method: row.method,
      redirect: "manual",
      ...(row.body === undefined
        ? {}
        : { body: filledIn(JSON.stringify(row.body), self), headers: { "content-type": "application/json" } }),
    })
    await response.body?.cancel()
    return response.status
  }
  const refused: string[] = []
  for (const row of safetyRows) {
    if ((await statusOf(row)) === 429 || (await statusOf(row)) === 429) refused.push(nameOf(row))
  }
  await server.stop()
  return refused
}

it("every route takes from a budget, as docs/budgets.md has it", async () => {
  const takenBy = new Map<string, string[]>(safetyRows.map((row) => [nameOf(row), []]))
  for (const budget of rateBudgets) {
    for (const name of await spending(budget)) takenBy.get(name)?.push(budget)
  }
  const without = [...takenBy].filter(([, names]) => names.length === 0).map(([name]) => name)
  expect(without.filter((name) => !free.has(name))).toEqual([])
  const text = printTable(takenBy)
  if (process.env["UPDATE"]) writeFileSync(page, text)
  expect(readFileSync(page, "utf8")).toBe(text)
}, 180_000)

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
