import type { UserRecord } from "@confetti/contract/users"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ada } from "../../../../test/world.ts"
import { firstState, nextSession, type SessionEvent } from "./next-session.ts"

const ben: UserRecord = { ...ada, id: "ben", name: "Ben" }
const knownAda = { id: ada.id, name: ada.name, picture: null }

const adaIsHere: SessionEvent[] = [
  { type: "somebody", userId: "ada" },
  { type: "record-read", userId: "ada", record: ada },
]

function after(...events: SessionEvent[]) {
  let state = { ...nextSession(firstState, events[0] as SessionEvent) }
  for (const event of events.slice(1)) state = nextSession(state, event)
  return { ...state, does: state.effects.map((effect) => effect.do) }
}

describe("the session", () => {
  it("is loading until somebody's record is there", () => {
    const asked = after({ type: "somebody", userId: "ada" })
    expect(asked.session.state).toBe("loading")
    expect(asked.effects).toEqual([{ do: "read-record", userId: "ada" }])
    const read = after({ type: "somebody", userId: "ada" }, { type: "record-read", userId: "ada", record: ada })
    expect(read.session).toEqual({ state: "signed-in", user: ada, userId: "ada", known: knownAda })
    expect(read.does).toEqual(["name-for-analytics", "remember", "make-available"])
  })

  it("is anonymous when nobody is there, and says nothing of it", () => {
    const { session, does } = after({ type: "nobody", known: null })
    expect(session).toEqual({ state: "anonymous", user: null, userId: null, known: null })
    expect(does).toEqual(["name-for-analytics"])
  })

  it("creates a missing record, counts that, and only then clears the invitation", () => {
    const missing: SessionEvent[] = [
      { type: "somebody", userId: "ada" },
      { type: "record-read", userId: "ada", record: null },
    ]
    expect(after(...missing).effects).toEqual([{ do: "create-record", userId: "ada" }])
    const created = after(...missing, { type: "record-created", userId: "ada", record: ada })
    expect(created.session.user).toBe(ada)
    expect(created.does).toEqual(["name-for-analytics", "count-creation", "clear-invite", "remember", "make-available"])
  })

  it("reports a record that could not be created, keeps the person signed in, and tries again when asked again", () => {
    const without: SessionEvent[] = [
      { type: "somebody", userId: "ada" },
      { type: "record-read", userId: "ada", record: null },
      { type: "record-created", userId: "ada", record: null },
    ]
    const { session, does } = after(...without)
    expect(session).toEqual({ state: "signed-in", user: null, userId: "ada", known: null })
    expect(does).toEqual(["name-for-analytics", "report-missing-record"])
    expect(after(...without, { type: "somebody", userId: "ada" }).does).toEqual(["read-record"])
  })

  it("shows whom the device knows when the server can't be asked", () => {
    const { session, does } = after({ type: "unreachable", known: knownAda })
    expect(session).toEqual({ state: "signed-in", user: null, userId: "ada", known: knownAda })
    expect(does).toEqual(["name-for-analytics", "ask-again-when-online"])
    expect(after({ type: "unreachable", known: null }).session.state).toBe("anonymous")
  })

  it("keeps a signed-in person while the server can't be asked", () => {
    const held = after(
      { type: "somebody", userId: "ada" },
      { type: "record-read", userId: "ada", record: ada },
      { type: "unreachable", known: knownAda },
    )
    expect(held.session.user).toBe(ada)
  })

  it("ends with a word and forgets, when the server no longer knows the person", () => {
    const ended = after(
      { type: "somebody", userId: "ada" },
      { type: "record-read", userId: "ada", record: ada },
      { type: "nobody", known: knownAda },
    )
    expect(ended.session.state).toBe("anonymous")
    expect(ended.does).toEqual(["forget", "say-ended", "name-for-analytics"])
    expect(after({ type: "nobody", known: knownAda }).does).toContain("say-ended")
  })

  it("ends without a word when the person left", () => {
    const left = after(
      { type: "somebody", userId: "ada" },
      { type: "record-read", userId: "ada", record: ada },
      { type: "left" },
    )
    expect(left.session.state).toBe("anonymous")
    expect(left.does).toEqual(["forget", "name-for-analytics"])
  })

  it("takes no record of somebody who left meanwhile", () => {
    const late = after(
      { type: "somebody", userId: "ada" },
      { type: "left" },
      { type: "record-read", userId: "ada", record: ada },
    )
    expect(late.session.state).toBe("anonymous")
    expect(late.effects).toEqual([])
  })

  it("forgets one person before it reads another", () => {
    const switched = after(
      { type: "somebody", userId: "ada" },
      { type: "record-read", userId: "ada", record: ada },
      { type: "somebody", userId: "ben" },
    )
    expect(switched.session.state).toBe("loading")
    expect(switched.does).toEqual(["forget", "read-record"])
  })

  it("takes a changed record of the person who is here, and of nobody else", () => {
    const here: SessionEvent[] = [
      { type: "somebody", userId: "ada" },
      { type: "record-read", userId: "ada", record: ada },
    ]
    const renamed = { ...ada, name: "Ada L." }
    expect(after(...here, { type: "record-replaced", record: renamed }).session.known?.name).toBe("Ada L.")
    expect(after(...here, { type: "record-replaced", record: ben }).session.user).toBe(ada)
  })

  it("stays as it is when the same person is found again", () => {
    const held = after(...adaIsHere, { type: "somebody", userId: "ada" })
    expect(held.session.user).toBe(ada)
    expect(held.effects).toEqual([])
    const known = after({ type: "unreachable", known: knownAda }, { type: "somebody", userId: "ada" })
    expect(known.session.known, "whom the device knows is shown until the record is there").toEqual(knownAda)
    expect(known.does).toEqual(["read-record"])
  })

  it("ends with a word though the device knows nothing of who was signed in", () => {
    const ended = after(...adaIsHere, { type: "nobody", known: null })
    expect(ended.does).toEqual(["forget", "say-ended", "name-for-analytics"])
  })

  it("asks again later while the server can't be asked, whoever is here", () => {
    const again = [{ do: "ask-again-when-online" }]
    expect(after(...adaIsHere, { type: "unreachable", known: knownAda }).effects).toEqual(again)
    expect(after({ type: "unreachable", known: null }).effects).toEqual(again)
  })

  it("keeps who can't be read signed in, shown as the device knows them, and asks again", () => {
    const unread = (known: typeof knownAda | null) =>
      after({ type: "somebody", userId: "ada" }, { type: "record-unreadable", userId: "ada", known })
    expect(unread(knownAda).session).toEqual({ state: "signed-in", user: null, userId: "ada", known: knownAda })
    expect(unread(knownAda).effects).toEqual([
      { do: "name-for-analytics", userId: "ada" },
      { do: "ask-again-when-online" },
    ])
    expect(unread({ ...knownAda, id: "ben" }).session.known, "and not as anybody else").toBeNull()
    expect(unread(null).session.known).toBeNull()
  })

  it("takes a record that came later than it was waited for, once", () => {
    const late: SessionEvent[] = [
      { type: "somebody", userId: "ada" },
      { type: "record-unreadable", userId: "ada", known: knownAda },
      { type: "record-read", userId: "ada", record: ada },
    ]
    expect(after(...late).session.user).toBe(ada)
    expect(after(...late).does).toContain("make-available")
    const asked = after({ type: "somebody", userId: "ada" }, ...late, {
      type: "record-read",
      userId: "ada",
      record: ada,
    })
    expect(asked.effects).toEqual([])
  })

  it("takes no answer about somebody who left meanwhile", () => {
    const late: SessionEvent[] = [
      { type: "record-created", userId: "ada", record: ada },
      { type: "record-created", userId: "ada", record: null },
      { type: "record-unreadable", userId: "ada", known: knownAda },
    ]
    for (const event of late) {
      const { session, effects } = after({ type: "somebody", userId: "ada" }, { type: "left" }, event)
      expect({ on: event.type, state: session.state, effects }).toEqual({
        on: event.type,
        state: "anonymous",
        effects: [],
      })
    }
  })

  it("remembers a changed record on the device", () => {
    const renamed = { ...ada, name: "Ada L." }
    const { effects } = after(...adaIsHere, { type: "record-replaced", record: renamed })
    expect(effects).toEqual([{ do: "remember", user: renamed }])
  })

  it("never shows one person's record under another's id, whatever happens in whatever order", () => {
    const person = fc.constantFrom(ada, ben)
    const known = fc.constantFrom(null, knownAda)
    const event: fc.Arbitrary<SessionEvent> = fc.oneof(
      person.map(({ id }) => ({ type: "somebody" as const, userId: id })),
      known.map((known) => ({ type: "nobody" as const, known })),
      known.map((known) => ({ type: "unreachable" as const, known })),
      fc.tuple(person, fc.boolean()).map(([record, isThere]) => ({
        type: "record-read" as const,
        userId: record.id,
        record: isThere ? record : null,
      })),
      fc.tuple(person, known).map(([{ id }, known]) => ({ type: "record-unreadable" as const, userId: id, known })),
      fc.tuple(person, fc.boolean()).map(([record, isThere]) => ({
        type: "record-created" as const,
        userId: record.id,
        record: isThere ? record : null,
      })),
      person.map((record) => ({ type: "record-replaced" as const, record })),
      fc.constant({ type: "left" as const }),
    )
    fc.assert(
      fc.property(fc.array(event, { minLength: 1 }), (events) => {
        const { session } = after(...events)
        const { state, user, userId, known } = session
        if (user) expect(user.id).toBe(userId)
        if (known) expect(known.id).toBe(userId)
        expect(state === "signed-in").toBe(userId !== null)
      }),
    )
  })
})
