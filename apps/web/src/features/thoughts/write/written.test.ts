import type { Thought } from "@confetti/contract/thoughts"
import { describe, expect, it } from "vitest"
import {
  isOnItsWay,
  isSettled,
  isWritten,
  newWritten,
  shownThought,
  takenWritten,
  type Written,
  withWritten,
  writtenThoughts,
} from "./written.ts"

const review = {
  state: "approved" as const,
  waitsFor: [],
  reason: null,
  canAppeal: false,
  hasAppealed: false,
  editableUntil: null,
}
const fresh = newWritten({ id: "new", tileId: "one", attachment: null }, { by: "Ada", text: "New", now: 1_000_000 })
const thoughtOf = (id: string, given: Partial<Thought> = {}): Thought => ({ ...fresh.thought, id, review, ...given })
const takenOf = (id: string, given: Partial<Written> = {}): Written => ({ ...takenWritten(thoughtOf(id)), ...given })

describe("what was written here", () => {
  it("has no state before there is an answer, and is its author's", () => {
    expect(shownThought(fresh)).toMatchObject({ id: "new", text: "New", by: "Ada", isMine: true, review: null })
    expect(isOnItsWay(fresh)).toBe(true)
  })

  it("is shown with what its author did to it since", () => {
    expect(shownThought(takenOf("a", { edit: "Changed" }))).toMatchObject({ text: "Changed", isEdited: true, review })
    const down = thoughtOf("a", { review: { ...review, state: "rejected", canAppeal: true } })
    const appealed = shownThought({ ...takenWritten(down), appeal: "Please" })
    expect(appealed.review).toMatchObject({ state: "needsReview", canAppeal: false, hasAppealed: true })
  })

  it("is settled once nothing of it is to be told, and what was refused was read", () => {
    expect(isSettled(takenOf("a"))).toBe(true)
    expect(isSettled(takenOf("a", { deletion: "done" }))).toBe(true)
    for (const more of [{ state: "queued" }, { edit: "" }, { appeal: "" }, { deletion: "asked" }] as const)
      expect([isSettled(takenOf("a", more)), isOnItsWay(takenOf("a", more))]).toEqual([false, true])
    const refused = takenOf("a", { refused: { text: "b", why: "Too late." } })
    expect([isSettled(refused), isOnItsWay(refused)]).toEqual([false, false])
  })

  it("is known again as it was kept, and nothing else is taken for it", () => {
    const saved: unknown = JSON.parse(JSON.stringify(takenOf("a", { edit: "b" })))
    expect(isWritten(saved)).toBe(true)
    for (const other of [null, {}, { ...fresh, thought: null }, { ...fresh, state: "draft" }, { ...fresh, edit: 1 }])
      expect(isWritten(other)).toBe(false)
  })
})

describe("a page", () => {
  it("has what was written on its tile above it, the newest first, and nothing that was deleted or refused", () => {
    const older = newWritten({ id: "older", tileId: "one", attachment: null }, { by: "Ada", text: "Older", now: 0 })
    const other = newWritten({ id: "other", tileId: "two", attachment: null }, { by: "Ada", text: "Other", now: 0 })
    const all = [
      older,
      other,
      fresh,
      takenOf("deleted", { deletion: "done" }),
      takenOf("refused", { refused: { text: "", why: "" } }),
    ]
    expect(writtenThoughts(all, "one").map(({ id }) => id)).toEqual(["new", "older"])
  })

  it("shows changed words in their place, none that were deleted, and the server's where a change was refused", () => {
    const page = ["a", "b", "c", "d"].map((id) => thoughtOf(id, { text: `Text of ${id}` }))
    const all = [
      takenOf("b", { edit: "Changed" }),
      takenOf("c", { deletion: "asked" }),
      takenOf("d", { refused: { text: "Late", why: "Too late." } }),
    ]
    expect(withWritten(page, all).map(({ text }) => text)).toEqual(["Text of a", "Changed", "Text of d"])
  })
})
