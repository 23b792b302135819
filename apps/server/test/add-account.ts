import { randomUUID } from "node:crypto"
import type { TestServer } from "./start-test-server.ts"

export type Account = { userId: string; email: string; token: string; headers: Record<string, string> }

type Parts = Pick<TestServer, "db"> & { services: Pick<TestServer["services"], "clock"> }

const day = 86_400_000

/** Somebody with a session, without the way there: for tests that are not about signing in. */
export async function addAccount(
  { db, services }: Parts,
  email: string,
  { userId = randomUUID(), expiresInMs = day }: { userId?: string; expiresInMs?: number } = {},
): Promise<Account> {
  await db.insertInto("auth_users").values({ id: userId, name: "", email, email_verified: true, image: null }).execute()
  const token = await addSession({ db, services }, userId, expiresInMs)
  return { userId, email, token, headers: { authorization: `Bearer ${token}` } }
}

/** Another device of theirs; gives its token. */
export async function addSession({ db, services }: Parts, userId: string, expiresInMs: number = day): Promise<string> {
  const token = randomUUID().replaceAll("-", "")
  await db
    .insertInto("auth_sessions")
    .values({
      id: randomUUID(),
      user_id: userId,
      token,
      previous_token: null,
      expires_at: new Date(services.clock() + expiresInMs),
      ip_address: null,
      user_agent: null,
    })
    .execute()
  return token
}
