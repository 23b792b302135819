import { showStudio } from "@confetti/contract/editors"
import { sortRoles } from "@confetti/domain/editors/roles"
import { requireUser } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"

export const showStudioCallable = readCallable(showStudio, async (_none, context) => {
  const { userId, roles, openedBy } = requireUser(context)
  return { userId, roles: sortRoles(roles), isOpen: openedBy === "passkey" }
})
