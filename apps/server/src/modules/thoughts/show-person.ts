import { showPerson } from "@confetti/contract/thoughts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { mustBeOn } from "./access.ts"
import { hiddenPeople } from "./hidden-people.ts"
import { removeHide } from "./hides-store.ts"

export const showPersonCallable = writeCallable(showPerson, async (tx, { id }, context) => {
  const { userId } = context.caller
  mustBeOn(context)
  await removeHide(tx, userId, id)
  return hiddenPeople(tx, userId)
})
