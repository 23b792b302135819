import type { UserRecord } from "@confetti/contract/users"
import { createEmitter, createStore, type Emitter, type Store } from "../../platform/create-store.ts"
import { once } from "../../platform/once.ts"
import type { Provider } from "../../platform/sign-in/providers.ts"

/** The part of a person's record stored on the device, to show who they are offline. */
export type KnownUser = Pick<UserRecord, "id" | "name" | "picture">

/** The person. `user` is null if a signed-in person's record can't be read; `known` is then what the device has stored. */
export type Session = {
  state: "loading" | "anonymous" | "signed-in"
  user: UserRecord | null
  userId: string | null
  known: KnownUser | null
}

export const loading: Session = { state: "loading", user: null, userId: null, known: null }
export const anonymous: Session = { ...loading, state: "anonymous" }

export type SessionHooks = {
  /** Whether the page was requested with a session; null if unknown. */
  isSignedIn: boolean | null
  onUser: (userId: string) => Promise<unknown>
  /** The person is leaving: nothing of theirs may be sent or read any more. */
  onLeaving: () => Promise<unknown>
  /** A person has left, and this device's copies are deleted: their state in memory must go too. */
  onLeft: () => void
}

export type JoinMode = "join" | "login"

/**
 * A request to open the sheet: its mode, an address to fill in, and what to do after signing in. `reauth` is for a signed-in person whose
 * action needs a fresh session.
 */
export type JoinAsk = { mode: JoinMode; email?: string; onIn?: () => void; reauth?: { email: string | null } }

export type OpenJoin = (mode: JoinMode, options?: Omit<JoinAsk, "mode">) => void

export type SessionMachine = {
  /** Reads the session, and again whenever there is reason to. */
  run: () => Promise<void>
  /** Settles the session after signing in, and returns who it is and whether the account is new. */
  enter: (method: "code" | "passkey" | Provider) => Promise<{ session: Session; isNew: boolean }>
  /**
   * Ends the session here, or everywhere. Syncing stops before, so that nothing is read with an ended session, and continues if ending
   * fails.
   */
  signOut: (isEverywhere?: boolean) => Promise<void>
  /** Ends the session by an action that ends it on the server. Rethrows its error, with nothing changed. */
  endSessionBy: (end: () => Promise<unknown>) => Promise<void>
  refreshUser: () => Promise<void>
  /** Replaces the record by another answer's, such as that of `users-update_profile`. */
  replaceUser: (record: UserRecord) => void
}

export type SessionStore = Store<Session> & {
  hooks: SessionHooks
  joinAsks: Emitter<JoinAsk>
  openJoin: OpenJoin
  /** The channel on which tabs announce sign-in changes; null if unsupported. */
  channel: () => BroadcastChannel | null
  /** Null until its code is loaded (see `machineOf`). */
  machine: SessionMachine | null
}

export function createSessionStore(hooks: SessionHooks): SessionStore {
  const joinAsks = createEmitter<JoinAsk>()
  return {
    ...createStore(hooks.isSignedIn === false ? anonymous : loading),
    hooks,
    joinAsks,
    openJoin: (mode, options) => joinAsks.emit({ ...options, mode }),
    channel: once(() => ("BroadcastChannel" in globalThis ? new BroadcastChannel("cf_session") : null)),
    machine: null,
  }
}
