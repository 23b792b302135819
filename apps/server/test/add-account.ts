import { randomUUID } from "node:crypto"
import { day } from "@confetti/domain/durations"
import { hashToken } from "../src/platform/auth/session-token.ts"
import type { TestServer } from "./start-test-server.ts"

export type Account = { userId: string; email: string; token: string; headers: Record<string, string> }

type Parts = Pick<TestServer, "db"> & { services: Pick<TestServer["services"], "clock"> }

type Options = { userId?: string; expiresInMs?: number; openedBy?: string }

/**
 * Somebody with a session, opened by a passkey unless it says otherwise, without the way there: for tests that are not about signing in. A
 * passkey was used just now all along, since tests turn the clock on.
 */
export async function addAccount(
  { db, services }: Parts,
  email: string,
  { userId = randomUUID(), expiresInMs = day, openedBy = "passkey" }: Options = {},
): Promise<Account> {
  await db.insertInto("auth_users").values({ id: userId, name: "", email, email_verified: true, image: null }).execute()
  const token = await addSession({ db, services }, userId, expiresInMs, openedBy)
  return { userId, email, token, headers: { authorization: `Bearer ${token}` } }
}

/** Another device of theirs; gives its token. */
export async function addSession(
  { db, services }: Parts,
  userId: string,
  expiresInMs: number = day,
  openedBy = "passkey",
): Promise<string> {
  const token = randomUUID().replaceAll("-", "")
  await db
    .insertInto("auth_sessions")
    .values({
      id: randomUUID(),
      user_id: userId,
      token: hashToken(token),
      previous_token: null,
      expires_at: new Date(services.clock() + expiresInMs),
      ip_address: null,
      user_agent: null,
      opened_by: openedBy,
      created_at: new Date(services.clock() + (openedBy === "passkey" ? expiresInMs : 0)),
    })
    .execute()
  return token
}
