import type { TestServer } from "./start-test-server.ts"

type Person = { id: string; email?: string; analytics?: boolean; hasRecord?: boolean }

/** Puts a person with a session into the database, as signing in leaves them. Gives the headers they call with. */
export async function insertPerson(
  { db, services }: TestServer,
  { id, email = `${id}@confetti.test`, analytics = true, hasRecord = true }: Person,
): Promise<Record<string, string>> {
  const now = new Date(services.clock())
  const token = `token-of-${id}`
  await db.insertInto("auth_users").values({ id, name: "", email }).execute()
  await db
    .insertInto("auth_sessions")
    .values({
      id: `session ${id}`,
      user_id: id,
      token,
      previous_token: null,
      rotated_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
      ip_address: null,
      user_agent: null,
    })
    .execute()
  if (hasRecord)
    await db.insertInto("users").values({ user_id: id, email, analytics, created_at: now, updated_at: now }).execute()
  return { authorization: `Bearer ${token}` }
}
