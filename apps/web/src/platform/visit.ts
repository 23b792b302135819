import type { Emitter } from "./create-store.ts"
import type { SessionScope } from "./session-scope.ts"
import type { SyncEngine } from "./sync/create-sync-engine.ts"
import type { Mutation } from "./sync/mutation.ts"

/** A signed-in person's visit, until they leave or the session ends. */
export type Visit = {
  userId: string
  scope: SessionScope
  engine: SyncEngine
  /** The server has learned something that may change their feed's order. */
  learned: Emitter<void>
  onEnd: (act: () => void) => void
}

export type VisitPart = {
  mutations: readonly Mutation<unknown>[]
  /** Starts with the visit. Resolves when this part is current. */
  start: (visit: Visit) => Promise<unknown> | void
}
