import { createStore } from "../../../platform/create-store.ts"
import { scoped } from "../../../platform/session-scope.ts"

/** Points that are somebody's already, and that they have not seen arrive: the badge counts them only then. */
export const pointsOnTheWayOf = scoped(() => createStore(0))

/** Where points fly to. Null where no balance is on the screen. */
export const balanceBadgeOf = scoped(() => createStore<HTMLElement | null>(null))
