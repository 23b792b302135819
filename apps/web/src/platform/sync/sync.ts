import { createEmitter, type Emitter } from "../create-store.ts"
import { scoped, type SessionScope, useScope } from "../session-scope.ts"
import type { SyncEngine } from "./create-sync-engine.ts"
import type { Toggle } from "./mutation.ts"

/** Access to the sync engine, which is loaded once someone signs in: earlier calls wait for it. */
export type Sync = Emitter<(engine: SyncEngine) => void>

/** More than anyone does before the person is known. */
const mostEarly = 50

export const syncOf = scoped((): Sync => createEmitter(mostEarly))

export function useSync(): Sync {
  return syncOf(useScope())
}

export function useToggle(toggle: Toggle, id: string): readonly [isOn: boolean, flip: () => void] {
  const scope = useScope()
  const isOn = toggle.shown(scope).useAll().includes(id)
  return [isOn, () => flip(scope, toggle, id)]
}

/** Milliseconds that anyone waits for their changes to be sent. */
const longestSending = 5000

/** Sends the queue. False if some of it failed. */
export function sendWaiting(sync: Sync): Promise<boolean> {
  return new Promise((done) => {
    let isAllSent = () => true
    setTimeout(() => done(isAllSent()), longestSending)
    const send = async (engine: SyncEngine) => {
      isAllSent = engine.isAllSent
      await engine.flush()
      done(isAllSent())
    }
    sync.emit((engine) => void send(engine))
  })
}

export function flip(scope: SessionScope, toggle: Toggle, id: string): void {
  const next = { id, isOn: !toggle.shown(scope).has(id) }
  toggle.apply(next, scope)
  syncOf(scope).emit((engine) => engine.toggle(toggle, next))
  toggle.onToggle(next)
}
