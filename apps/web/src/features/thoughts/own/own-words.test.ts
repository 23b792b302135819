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
  expect(ownWords(null, fresh, false)).toBe("Waits for a connection")
  expect(ownWords(base, { ...takenWritten(fresh.thought), edit: "b" }, true)).toBe("Sending your change…")
})

it.each([
  [{}, "Everybody can read it."],
  [{ state: "needsReview" }, "A reviewer reads it first. You will see it here meanwhile."],
  [{ state: "needsReview", hasAppealed: true }, "Somebody looks at it once more. You will see it here meanwhile."],
  [{ state: "rejected", reason: "An advertisement" }, "It was taken down: An advertisement"],
  [
    { state: "rejected", reason: "An advertisement", hasAppealed: true },
    "It was taken down: An advertisement. A second look did not change that.",
  ],
  [{ state: "rejected" }, "It was taken down."],
] as const)("says how it stands, and why: %j", (given, words) => {
  expect(ownWords({ ...base, ...given }, null, true)).toBe(words)
})
