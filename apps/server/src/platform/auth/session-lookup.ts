import { LRUCache } from "lru-cache"
import type pg from "pg"
import type { Changes } from "../db/changes.ts"
import { noteTokenSeen, type SessionRow, sessionByHash } from "./session-store.ts"
import { hashToken, nextToken } from "./session-token.ts"

/** A valid session and its current token, which may be newer than the one presented. */
export type Session = SessionRow & { token: string }

type Known = { session: Session | null; askedAt: number }

export type SessionLookup = {
  find: (token: string) => Promise<Session | null>
  /** Like `find`, without the cache. */
  findNow: (token: string) => Promise<Session | null>
  /** Clears a person's cached sessions: call it after every change to them. */
  forget: (userId: string) => void
}

/** Milliseconds for which cached sessions are valid: one ended by another process stops working after it. */
const believedFor = 2_000
/** The same, while changes are being heard. */
const believedWhileHeard = 60_000
/**
 * Milliseconds for which the previous token works after the new one was used, for requests on their way. Until then it stays valid, so that
 * a lost answer signs nobody out.
 */
const graceAfterRotation = 60_000
const cacheBytes = 16 * 1024 * 1024
const weight = 400

export function createSessionLookup(
  pool: pg.Pool,
  clock: () => number,
  secret: string,
  changes: Changes,
): SessionLookup {
  const known = new LRUCache<string, Known>({ maxSize: cacheBytes })
  const forgottenAt = new Map<string, number>()

  async function ask(token: string, now: number): Promise<Session | null> {
    const tokenHash = hashToken(token)
    const row = await sessionByHash(pool, tokenHash, new Date(now - graceAfterRotation))
    if (row === null || row.expiresAt <= now) return null
    if (row.tokenHash !== tokenHash) {
      const turned = nextToken(secret, row.id, token)
      // Derived with another secret: the current token is unknown.
      return hashToken(turned) === row.tokenHash ? { ...row, token: turned } : null
    }
    if (!row.isTokenSeen) await noteTokenSeen(pool, row, new Date(now))
    return { ...row, token }
  }

  function isBelieved({ session, askedAt }: Known, token: string, now: number): boolean {
    if (session !== null && askedAt <= (forgottenAt.get(session.userId) ?? 0)) return false
    if (now - askedAt < believedFor) return true
    // A previous token expires by the clock, without a change being announced.
    if (session === null || session.token !== token || session.expiresAt <= now) return false
    return now - askedAt < believedWhileHeard && changes.isHeard(askedAt, believedFor)
  }

  function forget(userId: string): void {
    const now = clock()
    // Ordered by time, oldest first.
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
      // Valid from when it was asked: entries cleared meanwhile are not used.
      known.set(token, { session, askedAt: now }, { size: weight })
      return session
    },
    findNow: (token) => ask(token, clock()),
    forget,
  }
}
