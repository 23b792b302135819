import { join } from "node:path"
import { addDays, daysBetween } from "@confetti/domain/games/puzzle-day"
import { daysDatedAhead } from "@confetti/domain/today/days-dated-ahead"
import { beforeAll, describe, expect, it } from "vitest"
import { type Pack, readPack } from "./read-pack.ts"

/** Rules about all of the pack's questions together: none can be guessed by its look. */

let pack: Pack
beforeAll(async () => {
  pack = await readPack(join(import.meta.dirname, "../../../../../../content"))
})

const questions = () =>
  pack.tiles.flatMap(({ slug, fields }) => (fields.questions ?? []).map((asked) => ({ slug, ...asked })))
const lengthOf = (option: string): number => [...option].length
/** How long the wrong options are. */
const wrongLengths = ({ options, right }: { options: string[]; right: string }): number[] =>
  options.filter((option) => option !== right).map(lengthOf)
const shareOf = (isSo: (asked: ReturnType<typeof questions>[number]) => boolean): number =>
  questions().filter(isSo).length / questions().length

describe("the starter pack's questions", () => {
  it("are at least two for every finished tile", () => {
    const lacking = pack.tiles.filter(({ fields }) => fields.developing !== true && (fields.questions ?? []).length < 2)
    expect(lacking.map(({ slug }) => slug)).toEqual([])
  })

  it("have the right option at each of the four places equally often", () => {
    for (const place of [0, 1, 2, 3]) {
      const share = shareOf(({ options, right }) => options.indexOf(right) === place)
      expect([place, share > 0.22 && share < 0.28]).toEqual([place, true])
    }
  })

  it("are not given away by the length of the right option", () => {
    expect(shareOf((asked) => lengthOf(asked.right) > Math.max(...wrongLengths(asked)))).toBeLessThan(0.3)
    expect(shareOf((asked) => lengthOf(asked.right) < Math.min(...wrongLengths(asked)))).toBeLessThan(0.3)
  })

  it("have options alike in length", () => {
    const uneven = questions().filter(({ options }) => {
      const lengths = options.map(lengthOf)
      const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
      return longest - shortest > 6 && longest > 1.6 * shortest
    })
    expect(uneven.map(({ slug, question }) => `${slug}: ${question}`)).toEqual([])
  })

  it("stand by themselves: none is asked twice, and no option speaks of the others", () => {
    const asked = questions().map(({ question }) => question.toLowerCase())
    expect(asked.filter((question, at) => asked.indexOf(question) < at)).toEqual([])
    const speaking = questions().flatMap(({ options }) =>
      options.filter((option) =>
        /\b(?:all|none|both|any|one) of (?:these|the (?:above|others|options))\b/i.test(option),
      ),
    )
    expect(speaking).toEqual([])
  })
})

describe("the starter pack's tiles of the day", () => {
  it("are dated for 60 days and more from the day on which they were chosen", () => {
    const first = pack.dailyTiles[0]?.day ?? ""
    expect(daysDatedAhead(new Set(pack.dailyTiles.map(({ day }) => day)), first)).toBe(pack.dailyTiles.length)
    expect(pack.dailyTiles.length).toBeGreaterThanOrEqual(60)
  })

  it("come once in 60 days, and no category on two days in a row", () => {
    const categoryOf = new Map(pack.tiles.map(({ id, fields }) => [id, fields.categories[0]]))
    const byDay = new Map(pack.dailyTiles.map(({ day, tileId }) => [day, tileId]))
    const again = pack.dailyTiles.filter(({ day, tileId }) =>
      pack.dailyTiles.some((other) => {
        const days = daysBetween(day, other.day)
        return other.tileId === tileId && days > 0 && days <= 60
      }),
    )
    expect(again).toEqual([])
    const pairs = pack.dailyTiles.filter(({ day, tileId }) => {
      const before = byDay.get(addDays(day, -1))
      return before !== undefined && categoryOf.get(before) === categoryOf.get(tileId)
    })
    expect(pairs).toEqual([])
  })

  it("say what happened in one sentence or two, and where that can be looked up", () => {
    const said = pack.dailyTiles.flatMap(({ onThisDay }) => onThisDay ?? [])
    expect(said.length).toBeGreaterThan(20)
    for (const { text, source } of said) {
      expect(text).toMatch(/^[A-Z“].*[.!”]$/)
      expect(source.link?.href ?? "").toMatch(/^https:/)
    }
  })
})
