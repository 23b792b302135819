import type { Tx } from "../../../platform/db/open-database.ts"
import type { Jobs } from "../../../platform/jobs/jobs.ts"
import { insertMessages, type NewMessage } from "./messages-store.ts"
import { sendPushesName } from "./send-pushes-name.ts"

/** Adds a message for everyone who wants its kind, once each, sent after this transaction. */
export async function addMessages(
  tx: Tx,
  jobs: Jobs,
  { userIds, message }: { userIds: readonly string[]; message: NewMessage },
  now: number,
): Promise<void> {
  const added = userIds.length === 0 ? 0 : await insertMessages(tx, userIds, message, new Date(now))
  if (added > 0) await jobs.send(tx, sendPushesName, {}, { key: "now" })
}
