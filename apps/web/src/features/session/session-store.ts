import type { UserRecord } from "@confetti/contract/users"
import { createEmitter, createStore, type Emitter, type Store } from "../../platform/create-store.ts"
import { once } from "../../platform/once.ts"
import type { Provider } from "../../platform/sign-in/providers.ts"

/** Of the person signed in, what stays on the device so that a start without a network can show who it is. */
export type KnownUser = Pick<UserRecord, "id" | "name" | "picture">

/**
 * Who is here. `user` is null for somebody signed in whose record could not be had; `known` is then what the device kept of
 * them, if anything.
 */
export type Session = {
  state: "loading" | "anonymous" | "signed-in"
  user: UserRecord | null
  userId: string | null
  known: KnownUser | null
}

export const loading: Session = { state: "loading", user: null, userId: null, known: null }
export const anonymous: Session = { ...loading, state: "anonymous" }

export type SessionHooks = {
  /** Whether the page was asked for by somebody signed in; null where it does not say. */
  isSignedIn: boolean | null
  /** A user is available, or another one than before. */
  onUser: (userId: string) => Promise<unknown>
  /** They are about to leave, or have left: nothing of theirs is told or asked for any more. */
  onLeaving: () => Promise<unknown>
  /** A person has left, and nothing of theirs is kept on this device: their state in memory goes too. */
  onLeft: () => void
}

export type JoinMode = "join" | "login"

/**
 * The ask to open the sheet: its mode, the address to fill in, and what to do once the person is in. `reauth` is for somebody who is in
 * already and signs in once more, since what they want takes a fresh session.
 */
export type JoinAsk = { mode: JoinMode; email?: string; onIn?: () => void; reauth?: { email: string | null } }

export type OpenJoin = (mode: JoinMode, options?: Omit<JoinAsk, "mode">) => void

export type SessionMachine = {
  /** Asks who is here, and from then on again whenever there is reason to. */
  run: () => Promise<void>
  /** After signing in: settles the session, and says who is in and whether their account is new. */
  enter: (method: "code" | "passkey" | Provider) => Promise<{ session: Session; isNew: boolean }>
  /**
   * Ends the session here, or everywhere. What follows the person stops before: nothing of theirs is asked for with a session that is
   * over. Where it can't be ended they are followed on.
   */
  signOut: (isEverywhere?: boolean) => Promise<void>
  /** Ends the session by something that ends it on the server. Throws what that throws, with nothing changed. */
  endSessionBy: (end: () => Promise<unknown>) => Promise<void>
  refreshUser: () => Promise<void>
  /** Takes a record that came by another way, as the answer of `users-update_profile` does. */
  replaceUser: (record: UserRecord) => void
}

export type SessionStore = Store<Session> & {
  hooks: SessionHooks
  joinAsks: Emitter<JoinAsk>
  openJoin: OpenJoin
  /** By which the tabs of this browser tell one another who is here; null where there is no such thing. */
  channel: () => BroadcastChannel | null
  /** Null until its code is there (see `machineOf`). */
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
