import pg from "pg"
import { SocketClient } from "./socket-client.ts"

/** Asks a database for an answer on a new connection. Throws when there is none within so many milliseconds; a refusal is one. */
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
    // Not by asking it to end: nobody may be there to hear that.
    client.socket.destroy()
  }
}
