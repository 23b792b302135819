import { expect, it } from "vitest"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { readLines } from "./read-lines.ts"

function read(yaml: string) {
  const found: string[] = []
  const lines = readLines(yaml, new Set(["plane", "start"]), (line, say) =>
    found.push(`${line}: ${say(wordsIn("en"))}`),
  )
  return { found, lines: Object.fromEntries(lines) }
}

it("reads a line for each word", () => {
  expect(read('plane: "It is level, and it flies."\nstart: Every year has one.')).toEqual({
    found: [],
    lines: { plane: "It is level, and it flies.", start: "Every year has one." },
  })
  expect(read("# nothing yet")).toEqual({ found: [], lines: {} })
})

it("says what is wrong by line, and keeps the rest", () => {
  const { found, lines } = read(
    ["planet: A world.", `plane: ${"x".repeat(141)}`, "start: |", "  Two", "  lines.", "plan:"].join("\n"),
  )
  expect(found).toEqual([
    "1: `planet` is not in games/words/wurd-answers.txt",
    "2: `plane` must have at most 140 characters; it has 141",
    "3: `start` must be one line",
    "6: `plan` is not in games/words/wurd-answers.txt",
    "6: `plan` is missing",
  ])
  expect(lines).toEqual({})
  expect(read("- a list").found).toHaveLength(1)
  expect(read("plane: A line.\nplane: Another.").found.length).toBeGreaterThan(0)
})
