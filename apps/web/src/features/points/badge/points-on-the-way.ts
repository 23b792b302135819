import { createStore } from "../../../platform/create-store.ts"
import { scoped } from "../../../platform/session-scope.ts"

/** Points already paid and still in flight, which the badge does not count yet. */
export const pointsOnTheWayOf = scoped(() => createStore(0))

/** The target of flying points. Null without a balance on the screen. */
export const balanceBadgeOf = scoped(() => createStore<HTMLElement | null>(null))
