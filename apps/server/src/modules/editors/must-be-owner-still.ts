import { AppError } from "@confetti/contract/app-error"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { editorOf, lockEditors } from "./store.ts"

/** Locks the editors, and refuses a person who is no longer an owner: when two owners remove each other, one stays. */
export async function mustBeOwnerStill(tx: Tx, { caller, config }: WriteContext): Promise<void> {
  await lockEditors(tx)
  const { userId, email } = caller
  if (userId === null || (email !== null && config.EDITORS.includes(email))) return
  const row = await editorOf(tx, userId)
  if (!row) throw new AppError("session/editors-only")
  if (!row.roles.includes("owner")) throw new AppError("session/role-required", { role: "owner", roles: row.roles })
}
