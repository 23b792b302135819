import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readMarkdown } from "../read-markdown.ts"
import { richTextBlocks } from "../rich-text-blocks.ts"

const firstLine = 20

/** The blocks of a text that begins on line 20 of its file, and what is wrong with it. */
function read(markdown: string) {
  const problems: string[] = []
  const blocks = richTextBlocks(readMarkdown(markdown, firstLine), (line, message) =>
    problems.push(`${line}: ${message}`),
  )
  return { blocks, problems }
}

const fenced = (kind: string, ...lines: string[]) => ["```" + kind, ...lines, "```"].join("\n")

/** What is wrong with a block once one of its lines is another. */
function flaws(kind: string, sound: readonly string[], from: string, to: string): string[] {
  const lines = sound.join("\n")
  expect(lines).toContain(from)
  return read(fenced(kind, lines.replace(from, to))).problems
}

const choice = [
  "question: Which cards must you turn over?",
  "options:",
  "  - E and 4",
  "  - E and 7",
  "  - 7",
  "right: E and 7",
  "why: The 4 can break nothing.",
]

describe("a fenced block", () => {
  it("stands among the text around it", () => {
    const { blocks, problems } = read(`Before.\n\n${fenced("choice", ...choice)}\n\nAfter.`)
    expect(problems).toEqual([])
    expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "choice", "paragraph"])
  })

  it.each([
    [
      "no kind",
      fenced("", "question: x"),
      "20: code is not supported (text set in by four spaces counts as code). A fenced block says its kind: ",
    ],
    ["text set in", "    set in", "20: code is not supported"],
    ["a kind that is none", fenced("poll", "question: x"), "20: there is no block `poll`: a fenced block is one of "],
    ["something behind its kind", fenced("choice big", ...choice), "20: nothing stands behind `choice` on its line"],
    ["nothing in it", fenced("choice"), "20: choice: holds fields, each on a line of its own"],
    ["a list in it", fenced("choice", "- one"), "20: choice: holds fields"],
    ["no YAML in it", fenced("choice", "question: 'x"), "21: choice: not valid YAML"],
  ])("with %s is reported at its line", (_what, markdown, message) => {
    expect(read(markdown).problems[0]).toContain(message)
  })

  it("is reported at a line of its own, whatever stands in it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("choice"),
        fc.array(fc.string({ maxLength: 30 }), { maxLength: 6 }),
        (kind, lines) => {
          const inside = lines.map((line) => line.replace(/[`~\r\n]/g, "")).filter((line) => line.trim() !== "")
          for (const problem of read(fenced(kind, ...inside)).problems) {
            const line = Number.parseInt(problem, 10)
            expect(line).toBeGreaterThanOrEqual(firstLine)
            expect(line).toBeLessThanOrEqual(firstLine + inside.length + 1)
          }
        },
      ),
    )
  })
})

describe("a choice", () => {
  it("is read as it is written, a number as its words", () => {
    expect(read(fenced("choice", ...choice)).blocks).toEqual([
      {
        type: "choice",
        question: "Which cards must you turn over?",
        options: ["E and 4", "E and 7", "7"],
        right: "E and 7",
        why: "The 4 can break nothing.",
      },
    ])
  })

  it.each([
    ["right: E and 7", "right: E", "26: choice: `right` is none of the `options`, word by word"],
    ["  - 7", "  - e  and 4", "25: choice: `options[3]` repeats another option"],
    ["why: The 4 can break nothing.", "", "21: choice: `why` is missing"],
    ["why: The", "because: The", "27: choice: unknown field `because`"],
    ["Which cards", "Which ".repeat(30), "21: choice: `question` must have at most 140 characters; it has 200"],
    ["  - 7", "  - 7\n  - 8\n  - 9", "22: choice: `options` takes at most four options"],
    ["  - E and 4\n  - E and 7\n", "", "22: choice: `options` needs at least two options"],
  ])("%j → %j: %s", (from, to, message) => {
    expect(flaws("choice", choice, from, to)).toContain(message)
  })
})

const table = [
  "title: What the tanks said",
  "columns: [Month, Spies, Truth]",
  "rows:",
  "  - [June 1940, 1000, 122]",
  "  - [June 1941, 1550, 271]",
]

describe("a table", () => {
  it("is read as it is written, a number as its words", () => {
    expect(read(fenced("table", ...table)).blocks).toEqual([
      {
        type: "table",
        title: "What the tanks said",
        columns: ["Month", "Spies", "Truth"],
        rows: [
          ["June 1940", "1000", "122"],
          ["June 1941", "1550", "271"],
        ],
      },
    ])
  })

  it.each([
    [", 271]", "]", "25: table: `rows[2]` has 2 cells; there are 3 columns"],
    ["1550", '""', "25: table: `rows[2][2]` is empty"],
    ["Month, Spies, Truth", "Month", "22: table: `columns` needs at least two columns"],
    ["Month, Spies, Truth", "A, B, C, D, E, F", "22: table: `columns` takes at most 5 columns"],
    ["title: What the tanks said", "", "21: table: `title` is missing"],
  ])("%j → %j: %s", (from, to, message) => expect(flaws("table", table, from, to)).toContain(message))
})

const chart = [
  "kind: bars",
  "title: How often each digit comes first",
  'unit: "%"',
  "words: One comes first in thirty of a hundred, two in eighteen.",
  "items:",
  "  - { label: 1, value: 30.1 }",
  "  - { label: 2, value: 17.6 }",
  "highlight: 1",
]

describe("a chart", () => {
  it("is read as it is written; what is left out is empty", () => {
    const [whole] = read(fenced("chart", ...chart)).blocks
    expect(whole).toMatchObject({
      kind: "bars",
      unit: "%",
      highlight: "1",
      items: [{ label: "1", value: 30.1 }, { label: "2" }],
    })
    const [bare] = read(fenced("chart", ...chart.filter((line) => !/^unit|^highlight/.test(line)))).blocks
    expect(bare).toMatchObject({ unit: "", highlight: null })
  })

  it.each([
    ["kind: bars", "kind: pie", "21: chart: `kind` must be bars, dots, line or squares"],
    ["kind: bars", "kind: line", "25: chart: `items` must be 3 to 60 in a chart of line; there are 2"],
    ["17.6", "-1", "27: chart: `items[2].value` is below zero, where bars have no length"],
    ["label: 2", "label: 1", "27: chart: `items[2].label` repeats another label"],
    ["17.6", "many", "27: chart: `items[2].value` must be a number"],
    ["highlight: 1", "highlight: 3", "28: chart: `highlight` is none of the labels, word by word"],
    [
      "words: One comes first in thirty of a hundred, two in eighteen.",
      "words: Bars.",
      "24: chart: `words` must have at least 20 characters; it has 5",
    ],
  ])("%j → %j: %s", (from, to, message) => expect(flaws("chart", chart, from, to)).toContain(message))

  it("of squares has a hundred at most", () => {
    const squares = chart.map((line) => line.replace("kind: bars", "kind: squares").replace("17.6", "80"))
    expect(read(fenced("chart", ...squares)).problems).toEqual([
      "25: chart: `items` are shares of 100; together they are 110.1",
    ])
  })
})

const guess = [
  "question: On which step do the dinosaurs come?",
  "min: 1",
  "max: 46",
  "answer: 44",
  "why: Nearly everything comes in the last three.",
]

describe("a guess", () => {
  it("is read as it is written; a step is one where none is named", () => {
    expect(read(fenced("guess", ...guess)).blocks).toMatchObject([{ min: 1, max: 46, step: 1, unit: "", answer: 44 }])
  })

  it.each([
    ["answer: 44", "answer: 47", "24: guess: `answer` must lie between `min` and `max`"],
    ["max: 46", "max: 1", "23: guess: `max` must be above `min`"],
    ["max: 46", "max: 46\nstep: 2", "24: guess: `step` must divide what lies between `min` and `max`"],
    ["max: 46", "max: 46\nstep: 15", "24: guess: `step` must leave 4 to 10000 places to stand at; there are 3"],
    ["max: 46", "max: 46\nstep: 0", "24: guess: `step` must be above zero"],
    ["answer: 44", "answer: 1e13", "24: guess: `answer` is too large"],
  ])("%j → %j: %s", (from, to, message) => expect(flaws("guess", guess, from, to)).toContain(message))
})
