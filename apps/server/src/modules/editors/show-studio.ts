import { showStudio } from "@confetti/contract/editors"
import { sortRoles } from "@confetti/domain/editors/roles"
import { isStudioOpen } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { withPasskeys } from "./store.ts"

export const showStudioCallable = readCallable(showStudio, async (_none, context) => {
  const person = context.caller
  const { userId, roles } = person
  const hasPasskey = (await withPasskeys(context.db, [userId])).has(userId)
  return { userId, roles: sortRoles(roles), isOpen: isStudioOpen(person), hasPasskey }
})
