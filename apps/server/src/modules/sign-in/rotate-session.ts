import { randomBytes } from "node:crypto"
import type { Session } from "../../platform/auth/session-store.ts"
import type { Services } from "../../platform/services.ts"
import { turnToken } from "./store.ts"

const day = 86_400_000

/** Gives a session that has had its token for a day another one. Null when it keeps it, or another request was first. */
export async function rotateSession(
  { db, clock, sessions }: Pick<Services, "db" | "clock" | "sessions">,
  session: Session,
): Promise<string | null> {
  const now = clock()
  if (now - session.rotatedAt < day) return null
  const fresh = randomBytes(24).toString("base64url")
  const isOurs = await turnToken(db, session.id, session.token, fresh, new Date(now))
  if (!isOurs) return null
  sessions.forget(session.userId)
  return fresh
}
