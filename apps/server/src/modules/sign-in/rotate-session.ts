import { randomBytes } from "node:crypto"
import type { Session } from "../../platform/auth/session-store.ts"
import type { Services } from "../../platform/services.ts"
import { turnToken } from "./store.ts"

const day = 86_400_000

/** Gives a session that has had its token for a day another one. Answers the token it goes by now, whoever turned it. */
export async function rotateSession(
  { db, clock, sessions }: Pick<Services, "db" | "clock" | "sessions">,
  session: Session,
): Promise<string> {
  const now = clock()
  // Until its device has shown the last one, another would only be lost as well.
  if (now - session.rotatedAt < day || !session.isTokenSeen) return session.token
  const fresh = randomBytes(24).toString("base64url")
  const isOurs = await turnToken(db, session.id, session.token, fresh, new Date(now))
  sessions.forget(session.userId)
  if (isOurs) return fresh
  return (await sessions.findNow(session.token))?.token ?? session.token
}
