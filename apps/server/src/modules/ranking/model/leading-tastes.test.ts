import { describe, expect, it } from "vitest"
import { tabulate } from "./interaction-table.ts"
import { leadingTastes, tasteFilter } from "./leading-tastes.ts"

// Two groups of items no one mixes: two directions say all there is to say.
const table = tabulate(
  Array.from({ length: 60 }, (_, i) => ({ person: i % 20, item: (i % 2) * 3 + (Math.floor(i / 20) % 3), weight: 1 })),
)

describe(leadingTastes, () => {
  it("finds orthonormal directions", () => {
    const { directions, count } = leadingTastes(table, 6, 2)
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < count; b++) {
        let sum = 0
        for (let i = 0; i < 6; i++) sum += directions[i * count + a]! * directions[i * count + b]!
        expect(sum).toBeCloseTo(a === b ? 1 : 0, 6)
      }
    }
  })

  it("filters so that items of one group support each other and the other group not at all", () => {
    const filter = tasteFilter(leadingTastes(table, 6, 2), 2)
    const group = (index: number): number => ((table.keys[index] as number) < 3 ? 0 : 1)
    for (let a = 0; a < 6; a++) {
      for (let b = 0; b < 6; b++) {
        const expected = a === b || group(a) !== group(b) ? 0 : 1 / 3
        expect(filter[a * 6 + b]).toBeCloseTo(expected, 5)
      }
    }
  })
})
