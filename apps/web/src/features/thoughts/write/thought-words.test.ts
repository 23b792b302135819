import { errorCatalogue } from "@confetti/contract/errors"
import { checkThoughtText, type TextProblem } from "@confetti/domain/thoughts/thought-text"
import { expect, it } from "vitest"
import { charactersLeft, leftWords, problemTexts, spokenLeft } from "./thought-words.ts"

it("says what is wrong in the words of the contract", () => {
  for (const [problem, words] of Object.entries(problemTexts))
    expect(words).toBe(errorCatalogue[`thought/${problem as TextProblem}`].message)
})

it.each([
  ["a", 1],
  ["é", 1],
  ["e\u0301", 1],
  ["👨‍👩‍👧‍👦", 1],
  ["🇳🇵", 1],
  ["مرحبا", 5],
  ["a\r\nb", 3],
])("counts %j as people do", (text, count) => {
  const long = "a".repeat(470)
  expect(charactersLeft(`${long}${text}`)).toBe(500 - 470 - count)
})

it("counts as much as is kept: no space around it, and two line breaks where there are more", () => {
  expect(charactersLeft(`  ${"a".repeat(480)}\n\n\n\n\nb  `)).toBe(500 - 483)
})

it("is below zero exactly where the server finds it too long, and does not go over what is far too long", () => {
  for (const text of ["a".repeat(500), "a".repeat(501), "👨‍👩‍👧‍👦".repeat(420), "é".repeat(777)]) {
    const checked = checkThoughtText(text)
    expect((charactersLeft(text) ?? -1) < 0).toBe(!checked.ok)
  }
  expect(charactersLeft("a".repeat(10_000_000))).toBeNull()
  expect(leftWords(null)).toBe("Far too long")
})

it("begins to say so when sixty are left", () => {
  expect([61, 60, 1, 0, -1, -2].map(leftWords)).toEqual([
    "",
    "60 characters left",
    "1 character left",
    "0 characters left",
    "1 character too many",
    "2 characters too many",
  ])
})

it("is read out at every tenth, and each of the last", () => {
  const spoken = new Set(Array.from({ length: 62 }, (_, at) => spokenLeft(61 - at)))
  const numbers = [...spoken].filter((words) => words !== "").map((words) => Number.parseInt(words, 10))
  expect(numbers).toEqual([60, 50, 40, 30, 20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
})
