import type { Account } from "./add-account.ts"
import type { TestServer } from "./start-test-server.ts"

/** A device of this person's, what they want to be told, a story they follow and what they were sent. */
export async function fillPush({ db }: TestServer, { userId: user_id, email }: Account): Promise<void> {
  const at = new Date("2026-01-01T00:00:00Z")
  const keys = { p256dh: `p256dh of ${email}`, auth: `auth of ${email}` }
  await db
    .insertInto("push_subscriptions")
    .values({ user_id, subscription_id: user_id, endpoint: `of ${email}`, ...keys, session_id: "s", added_at: at })
    .execute()
  await db
    .insertInto("push_settings")
    .values({
      user_id,
      zone: "Europe/Berlin",
      kinds: ["entry"],
      quiet_from: 22,
      quiet_until: 8,
      today_hour: 9,
      today_at: at,
      streak_at: at,
    })
    .execute()
  await db.insertInto("push_follows").values({ user_id, tile_id: "growing", entries: 1 }).execute()
  const words = { title: `for ${email}`, body: "b", path: "/me/orders" }
  await db
    .insertInto("push_messages")
    .values({ user_id, kind: "order", subject: "o", ...words, state: "sent", due_at: at, expires_at: at, made_at: at })
    .execute()
}
