import { addAccount } from "./add-account.ts"
import type { TestServer } from "./start-test-server.ts"

type Person = { id: string; email?: string; analytics?: boolean; hasRecord?: boolean }

/** Puts a person with a session into the database, as signing in leaves them. Gives the headers they call with. */
export async function insertPerson(
  server: TestServer,
  { id, email = `${id}@confetti.test`, analytics = true, hasRecord = true }: Person,
): Promise<Record<string, string>> {
  const { headers } = await addAccount(server, email, { userId: id })
  const now = new Date(server.services.clock())
  const record = { user_id: id, email, analytics, created_at: now, updated_at: now }
  if (hasRecord) await server.db.insertInto("users").values(record).execute()
  return headers
}
