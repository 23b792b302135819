import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { inFives, inFivesOf, reachedInFives, restInFives, sumInFives } from "./in-fives.ts"

const count = fc.nat(400)
/** Which of these people did something: a true table of a person a row. */
const people = fc.array(fc.record({ opened: fc.boolean(), day: fc.nat(6), tile: fc.nat(5) }), { maxLength: 80 })

describe("a count of people", () => {
  it("is shown from five on, and near what it is", () => {
    expect([0, 4, 5, 7, 8, 12, 13].map(inFives)).toEqual([0, 0, 5, 5, 10, 10, 15])
    fc.assert(
      fc.property(count, (n) => {
        const shown = inFives(n)
        expect(shown % 5).toBe(0)
        if (n >= 5) expect(Math.abs(shown - n)).toBeLessThanOrEqual(2)
        else expect(shown).toBe(0)
      }),
    )
  })

  it("can't be told from a world of whole groups: what is shown, were it the truth, would be shown alike", () => {
    fc.assert(
      fc.property(people, (rows) => {
        const cells = tableOf(rows.map(({ tile, day, opened }) => [`${day} ${tile}`, opened] as const))
        const shown = publish(cells)
        expect(publish(shown)).toEqual(shown)
        // In that world nobody stands alone: neither in a cell, nor between those who were shown a tile and those who opened it.
        for (const { all, opened } of shown.values())
          for (const group of [all, opened, all - opened]) expect(group === 0 || group >= 5).toBe(true)
      }),
    )
  })

  it("tells nothing of one person by a range that is a day longer, or by two files of two moments", () => {
    fc.assert(
      fc.property(fc.array(count, { minLength: 2, maxLength: 40 }), fc.nat(39), (days, at) => {
        const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + inFives(each), 0)
        const longer = sum(days) - sum(days.slice(1))
        expect(longer === 0 || longer >= 5).toBe(true)
        const later = days.map((each, index) => (index === at % days.length ? each + 1 : each))
        expect([0, 5]).toContain(sum(later) - sum(days))
      }),
    )
  })

  it("is never more than of whom it is a part", () => {
    fc.assert(
      fc.property(count, count, (n, part) => {
        const shown = inFives(n)
        const shownPart = inFivesOf(Math.min(n, part), shown)
        expect(shownPart).toBeLessThanOrEqual(shown)
        expect((shown - shownPart) % 5).toBe(0)
      }),
    )
  })
})

describe("a sum over people", () => {
  it("is not shown of fewer than five, whatever it is", () => {
    fc.assert(fc.property(fc.nat(4), fc.nat(1e6), (n, sum) => sumInFives(sum, n) === 0))
    expect(sumInFives(70, 7)).toBe(50)
  })
})

describe("the rest of a whole", () => {
  it("is of five different people at least, and leaves each hidden part possibly empty", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 30 }), fc.nat(60), (parts, different) => {
        const all = parts.reduce((sum, each) => sum + each, 0)
        const rest = restInFives({ count: all, people: Math.min(different, all), hidden: parts.length })
        expect(rest).toBeLessThanOrEqual(all)
        expect(rest).toBeLessThanOrEqual(4 * Math.max(0, parts.length - 1))
        if (Math.min(different, all) < 5) expect(rest).toBe(0)
        expect(rest % 5).toBe(0)
      }),
    )
  })

  it("is nothing where one part alone is hidden: taking the others from the whole would show it", () => {
    expect(restInFives({ count: 4, people: 4, hidden: 1 })).toBe(0)
    expect(restInFives({ count: 40, people: 40, hidden: 1 })).toBe(0)
    expect(restInFives({ count: 40, people: 1, hidden: 20 })).toBe(0)
    expect(restInFives({ count: 14, people: 9, hidden: 6 })).toBe(10)
  })
})

describe("where people leave a strip", () => {
  it("falls in steps of five, and ends where fewer than five are left", () => {
    expect(reachedInFives([3, 10, 2, 4])).toEqual([20, 15, 5])
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 20 }), (endedAt) => {
        const reached = reachedInFives(endedAt)
        for (const [at, here] of reached.entries()) {
          expect(here).toBeGreaterThanOrEqual(5)
          expect((here - (reached[at + 1] ?? 0)) % 5).toBe(0)
          expect(here).toBeGreaterThanOrEqual(reached[at + 1] ?? 0)
        }
      }),
    )
  })
})

type Cell = { all: number; opened: number }

function tableOf(rows: readonly (readonly [key: string, opened: boolean])[]): Map<string, Cell> {
  const cells = new Map<string, Cell>()
  for (const [key, opened] of rows) {
    const { all, opened: before } = cells.get(key) ?? { all: 0, opened: 0 }
    cells.set(key, { all: all + 1, opened: before + (opened ? 1 : 0) })
  }
  return cells
}

function publish(cells: ReadonlyMap<string, Cell>): Map<string, Cell> {
  return new Map(
    [...cells].map(([key, { all, opened }]) => [key, { all: inFives(all), opened: inFivesOf(opened, inFives(all)) }]),
  )
}
