import { expect, it } from "vitest"
import { oddWord } from "./odd-words.ts"

it.each([
  ["const troubleText = 1", "“troubleText” is called error"],
  ["  keptFeed()", "“keptFeed” is called saved or cached"],
  ["/** What is shown. */", "a comment begins with its subject, and not with “What”"],
  ["  // They come later.", "a comment begins with its subject, and not with “They”"],
])("%j is odd", (line, fault) => {
  expect(oddWord(line, "")).toBe(fault)
})

it.each([
  "const { keptAt, flaw, toldUntil } = note",
  "/** Items that are shown. */",
  "const kept = rows.filter(isNew)",
])("%j is plain", (line) => {
  expect(oddWord(line, "")).toBeNull()
})

it("lets a comment go on with a pronoun", () => {
  expect(oddWord("// They come later.", "// Guests have no likes.")).toBeNull()
})
