import type pg from "pg"
import { createLru } from "../lru.ts"
import { noteTokenSeen, type Session, sessionByToken } from "./session-store.ts"

export type SessionLookup = {
  /** The session a token stands for, or null when there is none or it has ended. */
  find: (token: string) => Promise<Session | null>
  /** The same, never from memory. */
  findNow: (token: string) => Promise<Session | null>
  /** Forgets what is remembered of a person: to be called with every change to their sessions. */
  forget: (userId: string) => void
}

/** How long an answer is believed, in milliseconds: a session ended by another process is gone everywhere after it. */
const believedFor = 2_000
/**
 * How long the token before a rotation still works once the new one was shown, for requests already on their way. Until it
 * was, the old one goes on: an answer lost on the way signs nobody out.
 */
const graceAfterRotation = 60_000
const keptBytes = 4 * 1024 * 1024
const weight = 400

/** Looks sessions up by one indexed query, and remembers the answer for a moment. */
export function createSessionLookup(pool: pg.Pool, clock: () => number): SessionLookup {
  const known = createLru<{ session: Session | null; askedAt: number }>(keptBytes)
  const forgottenAt = new Map<string, number>()

  async function ask(token: string, now: number): Promise<Session | null> {
    const session = await sessionByToken(pool, token, new Date(now - graceAfterRotation))
    if (session === null || session.expiresAt <= now) return null
    if (!session.isTokenSeen && session.token === token) await noteTokenSeen(pool, session, new Date(now))
    return session
  }

  return {
    find: async (token) => {
      const now = clock()
      const before = known.get(token)
      if (before && now - before.askedAt < believedFor) {
        const { session, askedAt } = before
        if (session === null || askedAt > (forgottenAt.get(session.userId) ?? 0)) return session
      }
      const session = await ask(token, now)
      // From when it was asked, not answered: what was forgotten in between is not believed.
      known.set(token, { session, askedAt: now }, weight)
      return session
    },
    findNow: (token) => ask(token, clock()),
    forget: (userId) => {
      const now = clock()
      for (const [id, at] of forgottenAt) if (now - at > believedFor) forgottenAt.delete(id)
      forgottenAt.set(userId, now)
    },
  }
}
