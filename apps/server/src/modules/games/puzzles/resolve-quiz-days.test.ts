import { expect, it } from "vitest"
import { wordsIn } from "../../../platform/words/words-in.ts"
import type { Report } from "../../content/pack/problem.ts"
import type { QuizTile } from "./quiz-tile.ts"
import { readOverrides } from "./read-overrides.ts"
import { resolveQuizDays } from "./resolve-quiz-days.ts"

const question = { question: "What?", options: ["a", "b", "c", "d"], rightOption: 0, why: "So." }
const tile = (id: string, given: Partial<QuizTile> = {}): QuizTile => {
  return { id, slug: `about-${id}`, developing: false, publishedAt: 0, season: null, questions: [question], ...given }
}
const tiles = [
  ...["a", "b", "c", "d", "e"].map((id) => tile(id)),
  tile("growing", { developing: true }),
  tile("later", { publishedAt: Date.parse("2027-06-01") }),
]

function resolve(yaml: string) {
  const found: string[] = []
  const report: Report = (line, say) => found.push(`${line}: ${say(wordsIn("en"))}`)
  const days = resolveQuizDays(readOverrides(yaml, null, report), tiles, report)
  return { found, days }
}

const dayOf = (names: readonly string[], number = 1): string =>
  ["2027-01-01:", "  QUIZ_ME:", ...names.map((name) => `    - { tile: ${name}, question: ${number} }`)].join("\n")

it("knows tiles by slug and by id", () => {
  const { found, days } = resolve(dayOf(["a", "about-b", "c", "about-d", "e"]))
  expect(found).toEqual([])
  expect(days.get("2027-01-01")?.map(({ tileId }) => tileId)).toEqual(["a", "b", "c", "d", "e"])
})

it("says by line what is wrong with a day, and leaves it out", () => {
  const { found, days } = resolve(dayOf(["a", "about-a", "nowhere", "growing", "later"]))
  expect(found).toEqual([
    "4: `about-a` is asked about more than once",
    "5: `nowhere` is not the slug or id of a tile",
    "6: `growing` is a developing story",
    "7: `later` is published after 2027-01-01",
  ])
  expect(days.size).toBe(0)
  expect(resolve(dayOf(["a", "b", "c", "d", "e"], 2)).found[0]).toBe("3: `a` has 1 question")
  expect(resolve(dayOf(["a", "b"])).found).toEqual(["2: `2027-01-01.QUIZ_ME` needs 5 questions"])
})
