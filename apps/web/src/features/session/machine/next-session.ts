import type { UserRecord } from "@confetti/contract/users"
import { anonymous, type KnownUser, loading, type Session } from "../session-store.ts"

/** `coming` is the person whose record is being read or created. */
export type SessionState = { session: Session; coming: string | null }

export type SessionEvent =
  | { type: "somebody"; userId: string }
  /** The server says that nobody is signed in. `known` is the last person on this device. */
  | { type: "nobody"; known: KnownUser | null }
  | { type: "unreachable"; known: KnownUser | null }
  | { type: "record-read"; userId: string; record: UserRecord | null }
  | { type: "record-unreadable"; userId: string; known: KnownUser | null }
  | { type: "record-created"; userId: string; record: UserRecord | null }
  | { type: "record-replaced"; record: UserRecord }
  | { type: "left" }

export type SessionEffect =
  | { do: "read-record"; userId: string }
  | { do: "create-record"; userId: string }
  | { do: "count-creation" }
  | { do: "clear-invite" }
  | { do: "report-missing-record"; userId: string }
  | { do: "remember"; user: UserRecord }
  | { do: "name-for-analytics"; userId: string | null }
  | { do: "make-available"; userId: string }
  | { do: "forget" }
  | { do: "say-ended" }
  | { do: "ask-again-when-online" }

export type NextSession = SessionState & { effects: SessionEffect[] }

export const firstState: SessionState = { session: loading, coming: null }

/** The session's state: it starts loading, and any answer or failure ends that. A user stays while the same person is read again. */
export function nextSession(state: SessionState, event: SessionEvent): NextSession {
  const { session, coming } = state
  const unchanged = { ...state, effects: [] }
  switch (event.type) {
    case "somebody": {
      const { userId } = event
      if (session.user?.id === userId) return { session, coming: null, effects: [] }
      const isAnother = session.userId !== null && session.userId !== userId
      return {
        session: isAnother ? loading : session,
        coming: userId,
        effects: [...(isAnother ? [{ do: "forget" } as const] : []), { do: "read-record", userId }],
      }
    }
    case "nobody": {
      const hasEnded = session.state === "signed-in" || event.known !== null
      return hasEnded ? goneWith({ do: "forget" }, { do: "say-ended" }) : goneWith()
    }
    case "left":
      return goneWith({ do: "forget" })
    case "unreachable": {
      if (session.state !== "loading") return { ...unchanged, effects: [{ do: "ask-again-when-online" }] }
      const { known } = event
      return {
        session: known ? withoutRecord(known.id, known) : anonymous,
        coming: null,
        effects: [
          ...(known ? [{ do: "name-for-analytics", userId: known.id } as const] : []),
          { do: "ask-again-when-online" },
        ],
      }
    }
    case "record-read": {
      const { userId, record } = event
      if (coming !== userId) return unchanged
      return record ? holding(record) : { session, coming, effects: [{ do: "create-record", userId }] }
    }
    case "record-created": {
      const { userId, record } = event
      if (coming !== userId) return unchanged
      if (record) return holding(record, { do: "count-creation" }, { do: "clear-invite" })
      return {
        session: withoutRecord(userId, null),
        coming: null,
        effects: [
          { do: "name-for-analytics", userId },
          { do: "report-missing-record", userId },
        ],
      }
    }
    case "record-unreadable": {
      const { userId, known } = event
      if (coming !== userId) return unchanged
      return {
        session: withoutRecord(userId, known?.id === userId ? known : null),
        // On a slow connection it may still arrive.
        coming: userId,
        effects: [{ do: "name-for-analytics", userId }, { do: "ask-again-when-online" }],
      }
    }
    case "record-replaced": {
      const { record } = event
      if (session.userId !== record.id) return unchanged
      return { session: withRecord(record), coming: null, effects: [{ do: "remember", user: record }] }
    }
  }
}

function goneWith(...effects: SessionEffect[]): NextSession {
  return { session: anonymous, coming: null, effects: [...effects, { do: "name-for-analytics", userId: null }] }
}

/** Effects in order: report a creation, then delete the code, then use the user. */
function holding(record: UserRecord, ...first: SessionEffect[]): NextSession {
  const effects: SessionEffect[] = [
    { do: "name-for-analytics", userId: record.id },
    ...first,
    { do: "remember", user: record },
    { do: "make-available", userId: record.id },
  ]
  return { session: withRecord(record), coming: null, effects }
}

function withRecord(user: UserRecord): Session {
  const { id, name, picture } = user
  return { state: "signed-in", user, userId: id, known: { id, name, picture } }
}

function withoutRecord(userId: string, known: KnownUser | null): Session {
  return { state: "signed-in", user: null, userId, known }
}
