import { showPerson } from "@confetti/contract/thoughts"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { mustBeOn } from "./access.ts"
import { hiddenPeople } from "./hidden-people.ts"
import { removeHide } from "./hides-store.ts"

export const showPersonCallable = writeCallable(showPerson, async (tx, { id }, context) => {
  const { userId } = requireUser(context)
  mustBeOn(context)
  await removeHide(tx, userId, id)
  return hiddenPeople(tx, userId)
})
