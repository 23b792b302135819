import type { Db } from "../../../platform/db/open-database.ts"
import { namesOf } from "../store.ts"
import { presenceAt } from "./presence-store.ts"

export async function viewPresence(db: Db, id: string, userId: string | null, now: number) {
  const rows = await presenceAt(db, id, now)
  const names = await namesOf(
    db,
    rows.map(({ user_id }) => user_id),
  )
  return rows.map(({ user_id, seen_at }) => {
    return { name: names.get(user_id) ?? "", isMe: user_id === userId, seenAt: seen_at.toISOString() }
  })
}
