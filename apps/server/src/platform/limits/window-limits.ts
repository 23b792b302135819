import { AppError } from "@confetti/contract/app-error"
import type { Db, Tx } from "../db/open-database.ts"
import { createWindowLimit, type WindowLimit } from "./window-limit.ts"

export type WindowBudget = { name: string; key: string; most: number; spanMs: number }

/** Sliding-window limits, for mail and guests' writes. */
export type WindowLimits = {
  /** Seconds until all budgets have room; 0 if they do. Takes nothing. */
  wait: (db: Db | Tx, budgets: readonly WindowBudget[], now: number) => Promise<number>
  /** Takes one of each budget; otherwise none, and returns the seconds to wait. Part of the given transaction. */
  spend: (db: Db | Tx, budgets: readonly WindowBudget[], now: number) => Promise<number>
}

/** Takes one of each budget. Throws `request/rate-limited` with the seconds to wait. */
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
