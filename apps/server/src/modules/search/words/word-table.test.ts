import fc from "fast-check"
import { expect, it } from "vitest"
import { createWordTable } from "./word-table.ts"

it("gives each word one number, whatever stands around it", () => {
  const text = fc.array(fc.string({ unit: fc.constantFrom("a", "b", "é", "海"), minLength: 1, maxLength: 4 }), {
    maxLength: 3000,
  })
  fc.assert(
    fc.property(text, (words) => {
      const table = createWordTable()
      const told: string[] = []
      table.readText(words.join(" "), (number) => told.push(table.wordOf(number)))
      expect(told).toEqual(words)
      expect(table.size()).toBe(new Set(words).size)
      for (const word of words) expect(table.wordOf(table.numberOf(word) as number)).toBe(word)
    }),
    { numRuns: 30 },
  )
  expect(createWordTable().numberOf("a")).toBeUndefined()
})
