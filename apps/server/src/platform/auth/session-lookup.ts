import { LRUCache } from "lru-cache"
import type pg from "pg"
import type { Changes } from "../db/changes.ts"
import { noteTokenSeen, type SessionRow, sessionByHash } from "./session-store.ts"
import { hashToken, nextToken } from "./session-token.ts"

/** A session that is alive, and the token it goes by now; the one asked with may be the one before. */
export type Session = SessionRow & { token: string }

type Known = { session: Session | null; askedAt: number }

export type SessionLookup = {
  find: (token: string) => Promise<Session | null>
  /** Like `find`, never from memory. */
  findNow: (token: string) => Promise<Session | null>
  /** Forgets what is remembered of a person: to be called with every change to their sessions. */
  forget: (userId: string) => void
}

/** How long an answer is believed, in milliseconds: a session ended by another process is gone everywhere after it. */
const believedFor = 2_000
/** The same, while changes to sessions are heard within that time. */
const believedWhileHeard = 60_000
/**
 * How long the token before a rotation still works once the new one was shown, for requests already on their way. Until it
 * was, the old one goes on: an answer lost on the way signs nobody out.
 */
const graceAfterRotation = 60_000
const keptBytes = 16 * 1024 * 1024
const weight = 400

export function createSessionLookup(
  pool: pg.Pool,
  clock: () => number,
  secret: string,
  changes: Changes,
): SessionLookup {
  const known = new LRUCache<string, Known>({ maxSize: keptBytes })
  const forgottenAt = new Map<string, number>()

  async function ask(token: string, now: number): Promise<Session | null> {
    const tokenHash = hashToken(token)
    const row = await sessionByHash(pool, tokenHash, new Date(now - graceAfterRotation))
    if (row === null || row.expiresAt <= now) return null
    if (row.tokenHash !== tokenHash) {
      const turned = nextToken(secret, row.id, token)
      // Turned with another secret: nobody can be told the token it goes by now.
      return hashToken(turned) === row.tokenHash ? { ...row, token: turned } : null
    }
    if (!row.isTokenSeen) await noteTokenSeen(pool, row, new Date(now))
    return { ...row, token }
  }

  function isBelieved({ session, askedAt }: Known, token: string, now: number): boolean {
    if (session !== null && askedAt <= (forgottenAt.get(session.userId) ?? 0)) return false
    if (now - askedAt < believedFor) return true
    // A token before a rotation goes by the clock, and no change says when its time is over.
    if (session === null || session.token !== token || session.expiresAt <= now) return false
    return now - askedAt < believedWhileHeard && changes.isHeard(askedAt, believedFor)
  }

  function forget(userId: string): void {
    const now = clock()
    // In the order of their moments, the oldest first.
    for (const [id, at] of forgottenAt) {
      if (now - at <= believedWhileHeard) break
      forgottenAt.delete(id)
    }
    forgottenAt.delete(userId)
    forgottenAt.set(userId, now)
  }

  changes.on("sessions", forget)

  return {
    find: async (token) => {
      const now = clock()
      const before = known.get(token)
      if (before && isBelieved(before, token, now)) return before.session
      const session = await ask(token, now)
      // From when it was asked, not answered: what was forgotten in between is not believed.
      known.set(token, { session, askedAt: now }, { size: weight })
      return session
    },
    findNow: (token) => ask(token, clock()),
    forget,
  }
}
