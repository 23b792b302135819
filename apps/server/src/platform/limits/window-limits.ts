import { AppError } from "@confetti/contract/app-error"
import type { Db, Tx } from "../db/open-database.ts"
import { createWindowLimit, type WindowLimit } from "./window-limit.ts"

export type WindowBudget = { name: string; key: string; most: number; spanMs: number }

/** Limits by what was taken in a span that moves with the clock: what is sent, and what strangers write. */
export type WindowLimits = {
  /** The seconds until there is room in every one of these budgets, 0 when there is. Takes nothing. */
  wait: (db: Db | Tx, budgets: readonly WindowBudget[], now: number) => Promise<number>
  /** Takes one of each, or of none where it gives the seconds to wait. Inside a transaction, with what else stands in it. */
  spend: (db: Db | Tx, budgets: readonly WindowBudget[], now: number) => Promise<number>
}

/** Takes one of each of these budgets. Throws `request/rate-limited` with the seconds to wait where there is no room. */
export async function spendWindows(
  db: Db | Tx,
  { limits, now }: { limits: WindowLimits; now: number },
  ...budgets: WindowBudget[]
): Promise<void> {
  const retryAfter = await limits.spend(db, budgets, now)
  if (retryAfter > 0) throw new AppError("request/rate-limited", { retryAfter })
}

export function memoryWindowLimits(): WindowLimits {
  const limits = new Map<string, WindowLimit>()

  function limitOf({ name, most, spanMs }: WindowBudget): WindowLimit {
    const limit = limits.get(name) ?? createWindowLimit(most, spanMs)
    limits.set(name, limit)
    return limit
  }

  const longest = (budgets: readonly WindowBudget[], now: number): number =>
    Math.max(0, ...budgets.map((budget) => limitOf(budget).wait(budget.key, now)))

  return {
    wait: async (_db, budgets, now) => longest(budgets, now),
    spend: async (_db, budgets, now) => {
      const wait = longest(budgets, now)
      if (wait === 0) for (const budget of budgets) limitOf(budget).take(budget.key, now)
      return wait
    },
  }
}
