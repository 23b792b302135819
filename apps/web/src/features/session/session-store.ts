import type { UserRecord } from "@confetti/contract/users"
import { createStore } from "../../platform/create-store.ts"

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

const session = createStore(loading)

export const readSession = session.get
export const writeSession = session.set
export const useSessionNow = session.useValue

/** The rest of the app, as the session knows it. */
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
