import { expect, it } from "vitest"
import { emptyDraft, subtile } from "../../../../test/some-drafts.ts"
import type { DraftPath } from "./draft-path.ts"
import { standingProblems } from "./problems.tsx"

const problem = (path: DraftPath | null) => ({
  path: path && [...path],
  file: "bread.md",
  line: 1,
  message: "is wrong",
})

it("lets a problem go as soon as its field is changed, and no other", () => {
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
  expect(standingProblems(problems, found, now)).toEqual([title, headingB, gone, file])
})
