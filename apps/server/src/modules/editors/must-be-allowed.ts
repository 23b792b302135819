import { AppError } from "@confetti/contract/app-error"
import type { ErrorCode } from "@confetti/contract/errors"
import { type ChangeRefusal, decideEditorChange } from "@confetti/domain/editors/change-editor"
import type { Role } from "@confetti/domain/editors/roles"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { viewEditors } from "./editor-view.ts"
import { mustBeOwnerStill } from "./must-be-owner-still.ts"

const codes: Record<ChangeRefusal, ErrorCode> = {
  fixed: "editor/fixed",
  "own-roles": "editor/own-roles",
  "last-owner": "editor/last-owner",
}

/** Locks the editors, and throws if these may not become the person's roles; no roles remove the editor. */
export async function mustBeAllowed(
  tx: Tx,
  userId: string,
  roles: readonly Role[],
  context: WriteContext,
): Promise<void> {
  await mustBeOwnerStill(tx, context)
  const editors = await viewEditors(tx, context.config)
  const editor = editors.find((each) => each.userId === userId)
  if (!editor) throw new AppError("editor/not-found")
  const decision = decideEditorChange({
    actorId: context.caller.userId,
    subject: { ...editor, userId },
    roles,
    hasOtherOwner: editors.some((each) => each !== editor && each.roles.includes("owner")),
  })
  if (!decision.ok) throw new AppError(codes[decision.reason])
}
