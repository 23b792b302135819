import { randomUUID } from "node:crypto"
import type { Account } from "./add-account.ts"
import type { TestServer } from "./start-test-server.ts"

/** A tile of the studio that somebody wrote, its revision, and a file they saved. */
export async function fillStudio({ db }: Pick<TestServer, "db">, { userId }: Pick<Account, "userId">): Promise<void> {
  const now = new Date()
  const written = { id: randomUUID(), version: 1, draft: "{}", user_id: userId }
  await db
    .insertInto("studio_tiles")
    .values({ ...written, slug: "", title: "", stage: "draft", created_at: now, updated_at: now, categories: [] })
    .execute()
  await db
    .insertInto("studio_revisions")
    .values({ ...written, number: 1, kind: "created", begun_at: now, saved_at: now })
    .execute()
  await db
    .insertInto("studio_files")
    .values({
      file: `pages/${randomUUID()}.md`,
      text: null,
      version: 2,
      overlay_version: "0",
      updated_at: now,
      user_id: userId,
    })
    .execute()
}
