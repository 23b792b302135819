import { expect, it } from "vitest"
import { emptyDraft, subtile } from "../../../test/some-drafts.ts"
import type { Path } from "./paths.ts"
import { problemWords, remainingProblems } from "./problems.ts"

const problem = (path: Path | null) => ({ path: path && [...path], file: "bread.md", line: 1, message: "is wrong" })

it("continues the name of its field where the file's check named it, and stands by itself elsewhere", () => {
  expect(problemWords({ path: ["questions", 0, "options", 1], message: "`questions[1].options[2]` is empty" })).toEqual(
    {
      isContinuation: true,
      text: "is empty",
    },
  )
  expect(problemWords({ path: ["opening"], message: "the opening text is missing" })).toEqual({
    isContinuation: false,
    text: "the opening text is missing",
  })
})

it("drops a problem as soon as its field is changed, and no other", () => {
  const found = emptyDraft({ subtiles: [subtile("a"), subtile("b")] })
  const now = { ...structuredClone(found), teaser: "A longer one", subtiles: [subtile("a", "A heading"), subtile("b")] }
  const [teaser, title, headingA, headingB, gone, file] = [
    problem(["teaser"]),
    problem(["title"]),
    problem(["subtiles", 0, "heading"]),
    problem(["subtiles", 1, "heading"]),
    problem(["sources", 3, "kind"]),
    problem(null),
  ] as const
  const problems = [teaser, title, headingA, headingB, gone, file]
  expect(remainingProblems(problems, found, now)).toEqual([title, headingB, gone, file])
})
