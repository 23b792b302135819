import { randomUUID } from "node:crypto"
import type { Selectable } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type DecisionRow = Selectable<Database["thought_decisions"]>

type Decision = Pick<DecisionRow, "user_id" | "thought_id" | "step" | "editor_id" | "reason">

/** Records a decision about a thought. Decisions are never changed, only followed by others. */
export async function addDecision(tx: Tx, decision: Decision, now: number): Promise<void> {
  await tx
    .insertInto("thought_decisions")
    .values({ ...decision, decision_id: randomUUID(), decided_at: new Date(now) })
    .execute()
}

export function decisionsAbout(db: Db, thoughtId: string): Promise<DecisionRow[]> {
  return db
    .selectFrom("thought_decisions")
    .selectAll()
    .where("thought_id", "=", thoughtId)
    .orderBy("decided_at", "desc")
    .orderBy("decision_id")
    .limit(100)
    .execute()
}

export async function decisionsOf(
  db: Db,
  userId: string,
  limit: number,
): Promise<(DecisionRow & { editor: string | null })[]> {
  return db
    .selectFrom("thought_decisions")
    .leftJoin("users", "users.user_id", "thought_decisions.editor_id")
    .selectAll("thought_decisions")
    .select("users.name as editor")
    .where("thought_decisions.user_id", "=", userId)
    .orderBy("decided_at", "desc")
    .orderBy("decision_id")
    .limit(limit)
    .execute()
}
