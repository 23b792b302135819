import type { Thought } from "@confetti/contract/thoughts"
import { expect, it } from "vitest"
import { newWritten, takenWritten } from "../write/written.ts"
import { ownWords } from "./own-words.ts"

const fresh = newWritten({ id: "t", tileId: "one", attachment: null }, { by: "Ada", text: "Words", now: 0 })
const base: NonNullable<Thought["review"]> = {
  state: "approved",
  waitsFor: [],
  reason: null,
  canAppeal: false,
  hasAppealed: false,
  editableUntil: null,
}

it("says where what was just written is", () => {
  expect(ownWords(null, fresh, true)).toBe("Sending…")
  expect(ownWords(null, fresh, false)).toBe("Waiting for a connection")
  expect(ownWords(base, { ...takenWritten(fresh.thought), edit: "b" }, true)).toBe("Sending your change…")
})

it.each([
  [{}, "Everyone can read it."],
  [{ state: "needsReview" }, "It is waiting for review. You can see it here in the meantime."],
  [{ state: "needsReview", hasAppealed: true }, "It is being reviewed again. You can see it here in the meantime."],
  [{ state: "rejected", reason: "An advertisement" }, "It was removed: An advertisement"],
  [
    { state: "rejected", reason: "An advertisement", hasAppealed: true },
    "It was removed: An advertisement. A second review did not change that.",
  ],
  [{ state: "rejected" }, "It was removed."],
] as const)("says how it stands, and why: %j", (given, words) => {
  expect(ownWords({ ...base, ...given }, null, true)).toBe(words)
})
