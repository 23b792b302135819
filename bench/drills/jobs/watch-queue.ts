import { setTimeout as pause } from "node:timers/promises"
import type pg from "pg"
import { PgBoss } from "pg-boss"
import { queueOverPool, queueSchema } from "../../../apps/server/src/platform/jobs/queue-store.ts"

export type WaitingJob = { id: string; name: string }

/** The servers' queues, seen and helped on from outside: nobody waits here for a claim to run out or for a back-off. */
export type Queue = {
  /** Lets nothing that waits become due. */
  holdBack: () => Promise<void>
  waiting: () => Promise<WaitingJob[]>
  makeDue: (id: string) => Promise<void>
  state: (id: string) => Promise<string>
  /** How many jobs are under way. */
  active: () => Promise<number>
  /** How many jobs of this name are not done yet. */
  open: (name: string) => Promise<number>
  /** Takes away what a dead worker had claimed, as the queue itself does once the claim has run out. */
  expireClaims: () => Promise<void>
  /** Makes failed jobs due again at once. */
  skipBackOff: () => Promise<void>
  stop: () => Promise<void>
}

const table = `${queueSchema}.job`

export async function watchQueue(pool: pg.Pool): Promise<Queue> {
  const boss = new PgBoss({ db: queueOverPool(pool), schema: queueSchema, supervise: false, schedule: false })
  await boss.start()

  async function count(which: string, values: readonly string[] = []): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${table} where ${which}`, [
      ...values,
    ])
    return rows[0]?.count ?? 0
  }

  return {
    holdBack: async () => {
      await pool.query(`update ${table} set start_after = now() + interval '1 day' where state < 'active'`)
    },
    waiting: async () => {
      const { rows } = await pool.query<WaitingJob>(
        `select id, data->>'name' as name from ${table} where state < 'active' and start_after > now() order by 2`,
      )
      return rows
    },
    makeDue: async (id) => {
      await pool.query(`update ${table} set start_after = now() where id = $1`, [id])
    },
    state: async (id) => {
      const { rows } = await pool.query<{ state: string }>(`select state::text from ${table} where id = $1`, [id])
      return rows[0]?.state ?? "gone"
    },
    active: () => count("state = 'active'"),
    open: (name) => count("data->>'name' = $1 and state <> 'completed'", [name]),
    expireClaims: async () => {
      await pool.query(`update ${table} set started_on = now() - interval '1 day' where state = 'active'`)
      await pool.query(`update ${queueSchema}.queue set monitor_claim_on = null, monitor_on = null`)
      await boss.supervise()
    },
    skipBackOff: async () => {
      await pool.query(`update ${table} set start_after = now() where state = 'retry'`)
    },
    stop: () => boss.stop({ graceful: false, close: false }),
  }
}

/** Looks until it is so. Throws when that takes too long. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, longestMs = 60_000): Promise<number> {
  const since = performance.now()
  while (!(await isSo())) {
    if (performance.now() - since > longestMs)
      throw new Error(`${what}: that did not happen within ${longestMs / 1000} s.`)
    await pause(50)
  }
  return performance.now() - since
}
