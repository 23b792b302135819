import pg from "pg"

/** Asks a database for an answer on a new connection. Throws when there is none within so many milliseconds; a refusal is one. */
export async function pingPostgres(url: string, timeoutMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "confetti ping" })
  client.on("error", () => {})
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
    client.connection.stream.destroy()
  }
}
