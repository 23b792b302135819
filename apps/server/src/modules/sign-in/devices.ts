import { AppError } from "@confetti/contract/app-error"
import type { Words } from "@confetti/domain/messages/words"
import type { Session } from "../../platform/auth/session-lookup.ts"
import type { Services } from "../../platform/services.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import { endSession, sessionsOf } from "./store.ts"

const browsers: [RegExp, string][] = [
  [/Confetti\//, "The Confetti app"],
  [/Edg[A-Z]*\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
]
const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux/, "Linux"],
]

export function describeDevice({ t }: Words, userAgent: string | null): string {
  const find = (names: [RegExp, string][]) => names.find(([shape]) => shape.test(userAgent ?? ""))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  if (browser === undefined) return system ?? t`Unknown device`
  return system === undefined ? browser : t`${browser} on ${system}`
}

/** A person's sessions. Tokens stay on the server: a session is ended by its id. */
export async function answerDevices({ db, clock, content }: Services, session: Session | null) {
  if (session === null) throw new AppError("session/required")
  const rows = await sessionsOf(db, session.userId, new Date(clock()))
  const words = wordsIn(content.current().brand.language)
  return rows.map(({ id, userAgent, lastSeen }) => ({
    id,
    device: describeDevice(words, userAgent),
    lastSeen: lastSeen.toISOString(),
    isThis: id === session.id,
  }))
}

/** Signs one device out. Another person's session counts as missing. */
export async function endDevice({ db, sessions }: Services, session: Session | null, { id }: Record<string, unknown>) {
  if (session === null) throw new AppError("session/required")
  if (typeof id !== "string") throw new AppError("request/invalid", { fields: ["id: must be a session's id"] })
  const hasEnded = await endSession(db, session.userId, id)
  sessions.forget(session.userId)
  return { ended: hasEnded }
}
