import { randomUUID } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { hidePerson } from "@confetti/contract/thoughts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { mustBeOn } from "./access.ts"
import { hiddenPeople } from "./hidden-people.ts"
import { addHide } from "./hides-store.ts"
import { findThought, type ThoughtRow } from "./store.ts"

/** Hides the writer of a thought, both ways, without notice. */
const hidePersonWith = (newId: () => string) =>
  writeCallable(hidePerson, async (tx, { thoughtId }, context) => {
    const { userId } = context.caller
    mustBeOn(context)
    const row = await findThought(tx, thoughtId)
    if (!row || !wasPublic(row)) throw new AppError("thought/not-found")
    if (row.user_id === userId) throw new AppError("thought/own")
    await addHide(tx, { userId, hiddenId: row.user_id, hideId: newId() }, new Date(context.now))
    return hiddenPeople(tx, userId)
  })

/** Only a writer whose thought was once public can be hidden, so that this reveals no other. */
function wasPublic({ state, points, taken, reports, marks }: ThoughtRow): boolean {
  return state === "approved" || points + taken + reports + marks > 0
}

export const hidePersonCallable = hidePersonWith(randomUUID)
