import { plainText } from "@confetti/contract/plain-text"
import { describe, expect, it } from "vitest"
import { firstLine, readText } from "../../../../test/fenced-text.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { draftTextOf } from "../../studio/file/draft-text-of.ts"
import { markdownOf } from "../../studio/file/markdown-of.ts"
import { checkSourceMarks } from "./check-source-marks.ts"
import { plainInline, readMarkdown } from "./read-markdown.ts"

const mark = (number: number) => ({ link: `#source-${number}`, text: [String(number)] })

describe("the mark of a source", () => {
  it("leads to the source it names, behind what that carries", () => {
    expect(readText("Ten metres,[^2] or *nine*.[^1][^2]\nAnd on.").blocks).toEqual([
      {
        type: "paragraph",
        text: ["Ten metres,", mark(2), " or ", { em: ["nine"] }, ".", mark(1), mark(2), " And on."],
      },
    ])
  })

  it("stands in lists and in quotations, and is no word of theirs", () => {
    const { blocks, problems } = readText("- One.[^1]\n- **Two.**[^2]\n\n> Said.[^1]\n>\n> — Somebody")
    expect(problems).toEqual([])
    expect(plainText(blocks)).toBe("One. Two. Said. Somebody")
    expect(plainInline(["Six", mark(3), " or ", { strong: ["seven", mark(1)] }])).toBe("Six or seven")
  })

  it("is typed in the studio as it is in a file, and comes back the same", () => {
    const { blocks } = readText("Ten,[^2] *or nine*.[^1]\n\n- One.[^1]\n\n> Said.[^2]")
    const draft = draftTextOf(blocks)
    expect(draft[0]).toEqual({ type: "paragraph", text: ["Ten,[^2] ", { em: ["or nine"] }, ".[^1]"] })
    expect(JSON.stringify(draft)).not.toContain("#source-")
    expect(readText(markdownOf(draft)).blocks).toEqual(blocks)
  })

  const findProblems = (markdown: string, sourceCount: number) => {
    const problems: string[] = []
    checkSourceMarks(readMarkdown(markdown, firstLine), sourceCount, (line, say) =>
      problems.push(`${line}: ${say(wordsIn("en"))}`),
    )
    return problems
  }

  it.each([
    ["One.[^1]\nTwo.[^3]", 2, ["21: [^3] names no source: there are 2"]],
    ["None.[^0]", 1, ["20: [^0] names no source: there is one"]],
    ["## Heading[^1]\n\nText.", 1, ["20: [^1] belongs in running text, not in a heading"]],
    ["Text.\n\n```choice\nwhy: So.[^1]\n```", 1, ["22: [^1] belongs in running text, not in a block"]],
    ["[A page[^1]](https://example.org)", 1, ["20: [^1] belongs in running text, not in a link"]],
    ["- One.[^1]\n- *Two.[^2]*\n\n> Three.[^2]", 2, []],
  ])("%j of %i: %j", (markdown, count, problems) => expect(findProblems(markdown, count)).toEqual(problems))
})
