import type pg from "pg"

/** Whether something between us and the database hands each statement to any connection. It gives itself away by its process id. */
export async function isBehindPooler(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  return !("processID" in client) || client.processID !== rows[0]?.pid
}
