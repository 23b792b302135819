import fc from "fast-check"
import { expect, it } from "vitest"
import { qrPath } from "./qr-path.ts"

it("draws neighbours in a row as one", () => {
  expect(qrPath([[true, true, false, true]])).toBe("M0 0h2v1h-2zM3 0h1v1h-1z")
})

it("covers every dark module once and no light one", () => {
  const rows = fc.array(fc.array(fc.boolean(), { maxLength: 12 }), { maxLength: 12 })
  fc.assert(
    fc.property(rows, (given) => {
      const drawn = new Set<string>()
      for (const [, x, y, length] of qrPath(given).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
        for (let at = 0; at < Number(length); at++) {
          const module = `${Number(x) + at} ${y}`
          expect(drawn.has(module)).toBe(false)
          drawn.add(module)
        }
      }
      const dark = given.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
      expect([...drawn].toSorted()).toEqual(dark.toSorted())
    }),
  )
})
