import { createHmac } from "node:crypto"
import { sql } from "kysely"
import type { Db, Tx } from "../db/open-database.ts"
import { secondsUntilFree } from "./window-limit.ts"
import type { WindowBudget, WindowLimits } from "./window-limits.ts"

type Taken = { key: string; times: string[] }

/** Window limits in the database for several processes, under keyed hashes. */
export function sharedWindowLimits(secret: string): WindowLimits {
  const keyOf = ({ name, key }: WindowBudget): string =>
    createHmac("sha256", secret).update(`limit ${name} ${key}`).digest("base64url")

  function longest(budgets: readonly WindowBudget[], taken: readonly Taken[], now: number): number {
    const byKey = new Map(taken.map(({ key, times }) => [key, times.map(Number)]))
    const waits = budgets.map((budget) => {
      const recent = (byKey.get(keyOf(budget)) ?? []).filter((at) => now - at < budget.spanMs)
      return secondsUntilFree(recent, budget.most, budget.spanMs, now)
    })
    return Math.max(0, ...waits)
  }

  async function spendInside(tx: Tx, budgets: readonly WindowBudget[], now: number): Promise<number> {
    const wait = longest(budgets, await lockTaken(tx, budgets.map(keyOf)), now)
    if (wait > 0) return wait
    for (const budget of budgets) await addTake(tx, keyOf(budget), budget, now)
    return 0
  }

  return {
    wait: async (db, budgets, now) => {
      const taken = db.selectFrom("window_takes").select(["key", "times"]).where("key", "in", budgets.map(keyOf))
      return longest(budgets, await taken.execute(), now)
    },
    spend: (db, budgets, now) =>
      db.isTransaction
        ? spendInside(db as Tx, budgets, now)
        : db.transaction().execute((tx) => spendInside(tx, budgets, now)),
  }
}

/** Locks the entries of these keys until the transaction ends. */
async function lockTaken(tx: Tx, keys: readonly string[]): Promise<Taken[]> {
  // Sorted to avoid deadlocks.
  const { rows } = await sql<Taken>`
    insert into window_takes (key, times, until)
    select key, '{}', now() from unnest(${keys.toSorted()}::text[]) as asked (key) order by key
    on conflict (key) do update set key = excluded.key
    returning key, times`.execute(tx)
  return rows
}

async function addTake(tx: Tx, key: string, { spanMs }: WindowBudget, now: number): Promise<void> {
  await sql`
    update window_takes set until = ${new Date(now + spanMs)},
      times = array(select at from unnest(times) as at where at > ${now - spanMs} order by at) || ${now}::bigint
    where key = ${key}`.execute(tx)
}

export async function sweepWindowTakes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("window_takes").where("until", "<", now).execute()
}
