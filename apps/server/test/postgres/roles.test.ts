import pg from "pg"
import { expect, it, vi } from "vitest"
import { serverModules } from "../../src/app.ts"
import { createEmptyDatabase } from "./create-empty-database.ts"
import { startRole } from "./start-role.ts"

it("an api answers people and leaves jobs to workers, which answer whoever watches them and nobody else", async () => {
  const { url } = await createEmptyDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const api = await startRole("api", url)
  const statusOf = async (origin: string, path: string) => (await fetch(origin + path)).status
  expect(await statusOf(api.origin, "/documents/categories")).toBe(200)
  // With nobody to do them, nothing has a schedule yet.
  expect((await pool.query("select 1 from pgboss.schedule")).rowCount).toBe(0)
  const numbers = Array.from({ length: 20 }, (_none, at) => at)
  await pool.query(
    `insert into pgboss.job (name, data, singleton_key, policy)
       select 'nightly', jsonb_build_object('name', 'privacy-sweep_expired', 'payload', jsonb_build_object('number', number)),
         'sweep ' || number, 'short'
       from unnest($1::int[]) as number`,
    [numbers],
  )

  const workers = [await startRole("worker", url), await startRole("worker", url)]
  for (const { origin } of workers) {
    expect(await statusOf(origin, "/readyz")).toBe(200)
    expect([await statusOf(origin, "/"), await statusOf(origin, "/documents/categories")]).toEqual([404, 404])
  }
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      "select state, retry_count from pgboss.job where data->'payload'->'number' is not null",
    )
    expect(rows).toEqual(numbers.map(() => ({ state: "completed", retry_count: 0 })))
  }, 30_000)
  expect((await pool.query("select 1 from pgboss.schedule")).rowCount).toBeGreaterThan(0)
  await Promise.all([api, ...workers].map(({ stop }) => stop()))
  await pool.end()
}, 120_000)

it("a worker, which serves nobody, does every job that has a schedule", async () => {
  const { url } = await createEmptyDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const worker = await startRole("worker", url)
  const scheduled = serverModules.flatMap(({ jobs = [] }) => jobs).filter(({ schedule }) => schedule !== undefined)
  await pool.query(
    `insert into pgboss.job (name, data, singleton_key, policy)
       select queue, jsonb_build_object('name', name, 'payload', '{}'::jsonb), 'once ' || name, 'short'
       from unnest($1::text[], $2::text[]) as each (name, queue)`,
    [scheduled.map(({ name }) => name), scheduled.map(({ queue = "nightly" }) => queue)],
  )
  await vi.waitFor(async () => {
    const { rows } = await pool.query<{ name: string; state: string }>(
      "select data->>'name' as name, state from pgboss.job where singleton_key like 'once %'",
    )
    expect(rows.filter(({ state }) => state !== "completed")).toEqual([])
  }, 60_000)
  await worker.stop()
  await pool.end()
}, 120_000)
