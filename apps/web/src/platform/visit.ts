import type { Emitter } from "./create-store.ts"
import type { SessionScope } from "./session-scope.ts"
import type { SyncEngine } from "./sync/create-sync-engine.ts"
import type { Mutation } from "./sync/mutation.ts"

/** From when somebody is known to be here, with a session, until they leave or the session is over. */
export type Visit = {
  userId: string
  scope: SessionScope
  engine: SyncEngine
  /** The server learned something that a new order of their feed may follow from. */
  learned: Emitter<void>
  onEnd: (act: () => void) => void
}

export type VisitPart = {
  mutations: readonly Mutation<unknown>[]
  /** Starts with the visit. The promise ends when this part is up to date. */
  start: (visit: Visit) => Promise<unknown> | void
}
