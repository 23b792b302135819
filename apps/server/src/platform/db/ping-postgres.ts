import pg from "pg"
import { SocketClient } from "./socket-client.ts"

/** Pings a database on a new connection. Throws without an answer in time; a refusal counts as one. */
export async function pingPostgres(url: string, timeoutMs: number): Promise<void> {
  const client = new SocketClient({ connectionString: url, application_name: "confetti ping" })
  const timedOut = Promise.withResolvers<never>()
  const timer = setTimeout(() => timedOut.reject(new Error("the database did not answer")), timeoutMs)
  const asked = client.connect().then(() => client.query("select 1"))
  try {
    await Promise.race([asked, timedOut.promise])
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
  } finally {
    clearTimeout(timer)
    asked.catch(() => {})
    // Not gracefully: the other side may be gone.
    client.socket.destroy()
  }
}
