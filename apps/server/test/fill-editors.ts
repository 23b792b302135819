import { randomUUID } from "node:crypto"
import type { Account } from "./add-account.ts"
import type { TestServer } from "./start-test-server.ts"

/** An act of the log, the roles of an editor, and an invitation that was mailed to the person's address. */
export async function fillEditors(
  { db }: Pick<TestServer, "db">,
  { userId, email }: Pick<Account, "userId" | "email">,
): Promise<void> {
  const act = {
    id: randomUUID(),
    at: new Date(),
    callable: "rewards-pack_redemption",
    subject: "1",
    request_id: "r",
  }
  await db
    .insertInto("editor_acts")
    .values({ ...act, user_id: userId })
    .execute()
  const now = new Date()
  await db
    .insertInto("editors")
    .values({ user_id: userId, roles: ["writer"], invited_by: userId, created_at: now, updated_at: now })
    .execute()
  await db
    .insertInto("editor_invitations")
    .values({
      id: randomUUID(),
      email,
      roles: ["shop"],
      token_hash: randomUUID(),
      invited_by: userId,
      created_at: now,
      expires_at: now,
    })
    .execute()
}
