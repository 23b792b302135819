import { AppError } from "@confetti/contract/app-error"
import { changeRoles } from "@confetti/contract/editors"
import { sortRoles } from "@confetti/domain/editors/roles"
import { requireConfirmation } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../platform/operator/editor-acts-store.ts"
import { mustBeAllowed } from "./must-be-allowed.ts"
import { setRoles } from "./store.ts"
import { viewEditors } from "./editor-view.ts"

export const changeRolesCallable = writeCallable(changeRoles, async (tx, { userId, roles: asked }, context) => {
  requireConfirmation(context)
  const roles = sortRoles(asked)
  await mustBeAllowed(tx, userId, roles, context)
  await setRoles(tx, userId, roles, new Date(context.now))
  await addEditorAct(tx, context, { callable: changeRoles.name, subject: `${userId} ${roles.join(" ")}` })
  context.afterCommit(() => context.sessions.forget(userId))
  const editor = (await viewEditors(tx, context.config)).find((each) => each.userId === userId)
  if (!editor) throw new AppError("editor/not-found")
  return { editor }
})
