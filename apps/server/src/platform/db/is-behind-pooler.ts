import type pg from "pg"

/** Whether a pooler assigns statements to connections, detected by its process id. */
export async function isBehindPooler(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  return !("processID" in client) || client.processID !== rows[0]?.pid
}
