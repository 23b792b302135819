import { todayReasons } from "@confetti/domain/today/choose-today"
import { expect, it } from "vitest"
import { endText, progressOf, reasonText } from "./today-words.ts"

const tiles = ["a", "b", "c"].map((id) => ({ id, category: "space", reason: "new" as const }))

it("says honestly what is left of a day", () => {
  const text = (...readIds: string[]) => endText(progressOf({ tiles, readIds }))
  expect(text("a", "b", "c")).toBe("Done for today: 3 of 3")
  expect(text("a", "c")).toBe("2 of 3, one left")
  expect(text("b")).toBe("1 of 3, two left")
})

it("has words for every reason, with and without a category", () => {
  for (const reason of todayReasons) {
    expect(reasonText({ reason }, "Space")).toMatch(/^[A-Z][^.]+$/)
    expect(reasonText({ reason }, null)).not.toContain("null")
  }
  expect(reasonText({ reason: "taste" }, "Space")).toBe("More of what you like: Space")
})
