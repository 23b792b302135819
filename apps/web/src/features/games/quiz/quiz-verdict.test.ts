import { describe, expect, it } from "vitest"
import { verdictOf } from "./quiz-verdict.tsx"

const answered = { options: ["a", "b", "c", "d"], right: 1 }
const sent = { isWaiting: false, isHeld: false }
const title = (chosen: number | null, given: number | "NoTime" | null) =>
  verdictOf({ ...sent, answered: { ...answered, chosen }, given })?.title

describe("what is said of an answer", () => {
  it("is whether it was right, and what is", () => {
    expect(title(1, 1)).toBe("Right")
    expect(title(2, 2)).toBe("Not quite")
    expect(verdictOf({ ...sent, answered: { ...answered, chosen: 2 }, given: 2 })?.answer).toBe("The answer is “b”.")
  })

  it("tells time that ran out from an answer that came after it", () => {
    expect(title(null, "NoTime")).toBe("Time’s up")
    expect(title(null, null)).toBe("Time’s up")
    expect(title(null, 1)).toBe("Too late")
  })

  it("names another device's answer", () =>
    expect(verdictOf({ ...sent, answered: { ...answered, chosen: 1 }, given: 2 })?.about).toContain("another device"))

  it("is nothing as long as nobody knows, unless it has to wait", () => {
    expect(verdictOf({ answered: null, given: 1, isWaiting: true, isHeld: false })).toBeNull()
    expect(verdictOf({ answered: null, given: 1, isWaiting: true, isHeld: true })?.title).toBe(
      "Waiting for a connection",
    )
    expect(verdictOf({ answered: null, given: "NoTime", isWaiting: true, isHeld: false })?.title).toBe("Time’s up")
  })
})
