import pg from "pg"

export type LockedTables = {
  /** Whether somebody stands still for one of them. */
  isWaitedFor: () => Promise<boolean>
  release: () => Promise<void>
}

/** Locks every table of the server's but the queue's, so that whatever asks for one stands still there. */
export async function lockTables(owner: string, database: string): Promise<LockedTables> {
  const url = new URL(owner)
  url.pathname = new URL(database).pathname
  const client = new pg.Client({ connectionString: String(url) })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  )
  await client.query("begin")
  await client.query(`lock table ${rows.map(({ name }) => name).join(", ")} in access exclusive mode`)
  return {
    isWaitedFor: async () => {
      const { rows: waits } = await client.query("select from pg_locks where not granted limit 1")
      return waits.length > 0
    },
    release: async () => {
      await client.query("rollback")
      await client.end()
    },
  }
}
