import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chooseToday, type TodayCandidate, type TodayChoice, tilesOfToday } from "./choose-today.ts"

const categories = ["space", "ocean", "words", "sound", "food"]

const candidate = fc.record({
  id: fc.stringMatching(/^[a-z]{4}$/),
  category: fc.constantFrom(...categories),
  freshness: fc.double({ min: 0, max: 1, noNaN: true }),
  popularity: fc.double({ min: 0, max: 1, noNaN: true }),
  isGrowing: fc.boolean(),
})

const choice: fc.Arbitrary<TodayChoice> = fc
  .record({
    candidates: fc.uniqueArray(candidate, { selector: ({ id }) => id, maxLength: 30 }),
    affinity: fc.dictionary(
      fc.constantFrom(...categories),
      fc.integer({ min: -100, max: 100 }).map((percent) => percent / 100),
    ),
    met: fc.array(fc.tuple(fc.nat(29), fc.constantFrom("seen" as const, "read" as const)), { maxLength: 30 }),
    seed: fc.string(),
    dayTile: fc.option(fc.nat(29)),
  })
  .map(({ candidates, affinity, met, seed, dayTile }) => ({
    candidates,
    affinity: new Map(Object.entries(affinity)),
    met: new Map(met.flatMap(([at, how]) => (candidates[at] ? [[candidates[at].id, how] as const] : []))),
    seed,
    tileOfDayId: (dayTile === null ? null : candidates[dayTile]?.id) ?? null,
  }))

const tile = (id: string, more: Partial<TodayCandidate> = {}): TodayCandidate => ({
  id,
  category: "space",
  freshness: 0,
  popularity: 0,
  isGrowing: false,
  ...more,
})
const newcomer = { affinity: new Map(), met: new Map(), seed: "somebody 2026-11-23", tileOfDayId: null } as const
/** Twenty finished tiles, four of each category. */
const plenty = Array.from({ length: 20 }, (_, at) => tile(`t${at}`, { category: categories[at % 5] ?? "" }))

describe("a day", () => {
  it("has seven tiles, each once, or as many as there are; one of those that grow", () => {
    fc.assert(
      fc.property(choice, (given) => {
        const ids = chooseToday(given).map(({ id }) => id)
        const known = new Map(given.candidates.map((each) => [each.id, each]))
        const growing = given.candidates.filter(({ isGrowing }) => isGrowing).length
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => known.has(id))).toBe(true)
        expect(ids).toHaveLength(Math.min(tilesOfToday, given.candidates.length - growing + Math.min(1, growing)))
        expect(ids.filter((id) => known.get(id)?.isGrowing).length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it("has no two neighbours of one category where that can be avoided", () => {
    fc.assert(
      fc.property(choice, (given) => {
        const shown = chooseToday(given).map(({ category }) => category)
        const most = Math.max(0, ...categories.map((each) => shown.filter((other) => other === each).length))
        const pairs = shown.filter((each, at) => at > 0 && shown[at - 1] === each).length
        expect(pairs).toBe(Math.max(0, 2 * most - shown.length - 1))
      }),
    )
  })

  it("is the same whenever it is asked for, in whatever order the tiles come", () => {
    fc.assert(
      fc.property(choice, (given) => {
        const first = chooseToday(given)
        expect(chooseToday(given)).toEqual(first)
        expect(chooseToday({ ...given, candidates: given.candidates.toReversed() })).toEqual(first)
      }),
    )
  })

  it("gives every tile a reason that is true of it", () => {
    fc.assert(
      fc.property(choice, (given) => {
        const known = new Map(given.candidates.map((each) => [each.id, each]))
        for (const { id, category, reason } of chooseToday(given)) {
          const of = known.get(id)
          expect(of?.category).toBe(category)
          const liking = given.affinity.get(category) ?? 0
          if (reason === "day") expect(id).toBe(given.tileOfDayId)
          if (reason === "taste") expect(liking).toBeGreaterThan(0)
          if (reason === "discovery") expect([liking, given.met.get(id)]).toEqual([0, undefined])
          if (reason === "growing") expect(of?.isGrowing).toBe(true)
          if (reason === "new") expect(of?.freshness).toBeGreaterThan(0.7)
          if (reason === "loved") expect(of?.popularity).toBeGreaterThanOrEqual(0.5)
          if (reason === "again") expect(given.met.get(id)).toBe("read")
        }
      }),
    )
  })

  it("shows what was read only where nothing else is left, and what is wanted less after that", () => {
    fc.assert(
      fc.property(choice, (given) => {
        const ids = new Set(chooseToday(given).map(({ id }) => id))
        const isWanted = ({ category }: TodayCandidate): boolean => (given.affinity.get(category) ?? 0) > -0.5
        const isUnread = (each: TodayCandidate): boolean => isWanted(each) && given.met.get(each.id) !== "read"
        const left = given.candidates.filter((each) => !ids.has(each.id) && !each.isGrowing)
        const shown = given.candidates.filter(({ id }) => ids.has(id))
        if (!shown.every(isUnread)) expect(left.filter(isUnread)).toEqual([])
        if (!shown.every(isWanted)) expect(left.filter(isWanted)).toEqual([])
      }),
    )
  })
})

describe("somebody", () => {
  it("gets the tile of the day first, everybody the same", () => {
    for (const seed of ["ada", "bo", "cy"]) {
      const [first] = chooseToday({ ...newcomer, candidates: plenty, tileOfDayId: "t7", seed })
      expect(first).toEqual({ id: "t7", category: "words", reason: "day" })
    }
  })

  it("who read the tile of the day already gets something unread in its place", () => {
    const met = new Map([["t7", "read"]] as const)
    expect(chooseToday({ ...newcomer, candidates: plenty, tileOfDayId: "t7", met }).map(({ id }) => id)).not.toContain(
      "t7",
    )
  })

  it("gets more of what they like, and something they do not know", () => {
    const affinity = new Map([
      ["ocean", 0.8],
      ["space", 0.2],
    ])
    const chosen = chooseToday({ ...newcomer, candidates: plenty, affinity })
    const of = (reason: string): string[] =>
      chosen.filter((each) => each.reason === reason).map(({ category }) => category)
    expect(of("taste")).toEqual(["ocean", "space"])
    expect(["words", "sound", "food"]).toContain(of("discovery")[0])
  })

  it("of whom nothing is known is told nothing of their taste", () => {
    const reasons = chooseToday({ ...newcomer, candidates: plenty }).map(({ reason }) => reason)
    expect(reasons).toEqual(Array(7).fill("variety"))
  })

  it("who wants less of a category has none of it while there is anything else", () => {
    const affinity = new Map([["space", -1]])
    expect(chooseToday({ ...newcomer, candidates: plenty, affinity }).map(({ category }) => category)).not.toContain(
      "space",
    )
  })

  it("has another day tomorrow", () => {
    const day = (date: string) => chooseToday({ ...newcomer, candidates: plenty, seed: `ada ${date}` })
    expect(day("2026-11-24")).not.toEqual(day("2026-11-23"))
  })
})

it("is empty where there is nothing", () => {
  expect(chooseToday({ ...newcomer, candidates: [] })).toEqual([])
})
