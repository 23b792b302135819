import { describe, expect, it } from "vitest"
import { holdOut } from "./hold-out.ts"
import { tabulate } from "./interaction-table.ts"

const table = tabulate(
  Array.from({ length: 2000 }, (_, i) => ({ person: i % 100, item: Math.floor(i / 100), weight: 1 + (i % 3) })),
)

describe(holdOut, () => {
  it("hides about the share, keeps the rest with its weights, and loses nothing", () => {
    const { rest, hidden } = holdOut(table, 0.2, 1)
    const away = hidden.reduce((sum, items) => sum + items.length, 0)
    expect(away / 2000).toBeGreaterThan(0.15)
    expect(away / 2000).toBeLessThan(0.25)
    expect(rest.items.length + away).toBe(2000)
    expect(new Set(rest.weights)).toEqual(new Set([1, 2, 3]))
  })

  it("hides the same for the same seed and something else for another", () => {
    expect(holdOut(table, 0.2, 1)).toEqual(holdOut(table, 0.2, 1))
    expect(holdOut(table, 0.2, 2).hidden).not.toEqual(holdOut(table, 0.2, 1).hidden)
  })

  it("leaves everyone at least one", () => {
    const { rest } = holdOut(table, 1, 1)
    for (let p = 0; p < 100; p++) expect(rest.starts[p + 1]! - rest.starts[p]!).toBe(1)
  })
})
