import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { inEnglish } from "../../../../test/in-english.ts"
import { makePackFolder, questionsText, tileText } from "../../../../test/pack-folder.ts"
import { InvalidPack } from "./problem.ts"
import { readPack } from "./read-pack.ts"

const moon = "tiles/space/moon.md"

const problemsOf = async (text: string): Promise<string[]> => {
  const { dir } = makePackFolder({ [moon]: text })
  try {
    await readPack(dir)
    return []
  } catch (error) {
    if (!(error instanceof InvalidPack)) throw error
    return error.problems.map(inEnglish)
  }
}

/** The tile's `questions` are on line 11; the first is on lines 12 to 19, the second on lines 20 to 27. */
const asked = tileText({ questions: questionsText })
const edited = (from: string | RegExp, to: string): string => {
  expect(asked.replace(from, to)).not.toBe(asked)
  return asked.replace(from, to)
}

describe("the questions of a tile", () => {
  it("are read with their tile", async () => {
    const pack = await readPack(makePackFolder({ [moon]: asked }).dir)
    expect(pack.tiles.find(({ slug }) => slug === "moon")?.fields.questions).toEqual([
      {
        question: "What rises and sinks on the Moon?",
        options: ["Its whole crust", "Its only ocean", "Its thin clouds", "Its iron core"],
        right: "Its whole crust",
        why: "The Earth pulls at the stone, twice a month.",
      },
      expect.objectContaining({ right: "Half a metre" }),
    ])
  })

  it("can be left out", async () => {
    expect(await problemsOf(tileText())).toEqual([])
  })

  it("may be folded over lines", async () => {
    expect(await problemsOf(edited("why: The Earth", "why: >\n      The Earth"))).toEqual([])
  })

  it.each<[string, string | RegExp, string, string]>([
    ["12", /What rises.*/, "''", "`questions[1].question` is empty"],
    [
      "12",
      "What rises",
      `What ${"really ".repeat(15)}rises`,
      "`questions[1].question` must have at most 120 characters; it has 138",
    ],
    ["13", /( {6}- Its.*\n){4}/, "      - Its whole crust\n", "`questions[1].options` needs four options; it has 1"],
    ["13", "      - Its thin clouds\n", "", "`questions[1].options` needs four options; it has 3"],
    [
      "15",
      "- Its only ocean",
      "- its  whole CRUST",
      "`questions[1].options[2]` is the same as option 1: options must differ in more than case and spaces",
    ],
    [
      "17",
      "- Its iron core",
      "- Its whole crust",
      "`questions[1].options[4]` is the same as option 1: options must differ in more than case and spaces",
    ],
    [
      "17",
      "- Its iron core",
      `- ${"Its iron core ".repeat(5)}`,
      "`questions[1].options[4]` must have at most 60 characters; it has 69",
    ],
    ["17", "- Its iron core", "- 1969", "`questions[1].options[4]` must be text"],
    [
      "18",
      "right: Its whole crust",
      "right: Its crust",
      "`questions[1].right` must be one of the `options`, word for word",
    ],
    [
      "18",
      "right: Its whole crust",
      "right: its whole crust",
      "`questions[1].right` must be one of the `options`, word for word",
    ],
    ["18", "right: Its whole crust", "right: [Its whole crust, Its iron core]", "`questions[1].right` must be text"],
    ["12", "    right: Its whole crust\n", "", "`questions[1].right` is missing"],
    ["12", /\n {4}why: The Earth.*/, "", "`questions[1].why` is missing"],
    [
      "19",
      "The Earth pulls",
      `The ${"good old ".repeat(15)}Earth pulls`,
      "`questions[1].why` must have at most 160 characters; it has 179",
    ],
    [
      "18",
      "    right: Its whole crust",
      "    answer: 1\n    right: Its whole crust",
      "unknown field `questions[1].answer`",
    ],
    ["20", /By how much.*/, "What  rises and sinks on the moon?", "`questions[2].question` appears twice"],
    [
      "11",
      / {2}- question: By[\s\S]*?(?=---)/,
      "",
      "`questions` needs at least two questions; leave it out if there are none",
    ],
  ])("line %s: %s → %s: %s", async (line, from, to, message) => {
    expect(await problemsOf(edited(from, to))).toContain(`${moon}:${line}: ${message}`)
  })

  it("are at most six", async () => {
    const more = [1, 2, 3, 4, 5].map((number) =>
      questionsText.split("  - question: By")[0]?.replace("What", `${number}. What`),
    )
    expect(await problemsOf(tileText({ questions: questionsText + more.join("") }))).toEqual([
      `${moon}:11: \`questions\` can have at most six questions`,
    ])
  })

  it("never fail but by naming a line of the file", async () => {
    const field = fc.constantFrom("question", "options", "right", "why", "wrong")
    const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.oneof(fc.string(), fc.integer())))
    const items = fc.array(fc.oneof(fc.dictionary(field, value), value), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(items, async (given) => {
        const questions = given.map((item) => `  - ${JSON.stringify(item)}\n`).join("")
        const file = tileText({ questions })
        for (const problem of await problemsOf(file)) {
          const line = Number(/^tiles\/space\/moon\.md:(\d+): ./.exec(problem)?.[1])
          expect(line).toBeGreaterThanOrEqual(11)
          expect(line).toBeLessThanOrEqual(11 + given.length)
        }
      }),
      { numRuns: 150 },
    )
  })

  it("wait until a story is finished", async () => {
    const growing = asked
      .replace("aspect: 4x3", "aspect: developing")
      .replace("# never renamed", "developing: true")
      .replace("## A first part", "## 2026-01-01: A first part")
      .replace("## A second part", "## 2026-01-02: A second part")
    expect(await problemsOf(growing)).toEqual([
      `${moon}:11: \`questions\` must wait until the story is finished: until then an answer may change`,
    ])
  })
})
