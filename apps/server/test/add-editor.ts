import type { Role } from "@confetti/domain/editors/roles"
import type { Account } from "./add-account.ts"
import type { TestServer } from "./start-test-server.ts"

/** Makes somebody an editor without an invitation, for tests that are not about that. */
export async function addEditor(
  { db, services }: TestServer,
  { userId }: Pick<Account, "userId">,
  roles: Role[],
): Promise<void> {
  const now = new Date(services.clock())
  const row = { user_id: userId, roles, invited_by: null, created_at: now, updated_at: now }
  await db.insertInto("editors").values(row).execute()
  services.sessions.forget(userId)
}
