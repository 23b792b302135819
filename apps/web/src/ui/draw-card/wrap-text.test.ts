import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fitText, wrapText } from "./wrap-text.ts"

const measure = (text: string) => [...text].length * 10
const box = (width: number, lines: number) => ({ width, lines, measure })

describe("a text on a card", () => {
  it("is broken between words, and cut where its lines are full", () => {
    expect(wrapText("The moon is full of mirrors", box(120, 3))).toEqual({
      lines: ["The moon is", "full of", "mirrors"],
      isCut: false,
    })
    expect(wrapText("The moon is full of mirrors", box(120, 2))).toEqual({
      lines: ["The moon is", "full of…"],
      isCut: true,
    })
  })

  it("breaks a word that is too wide by itself, and no sign in two", () => {
    expect(wrapText("Donaudampfschiff", box(80, 3)).lines).toEqual(["Donaudam", "pfschiff"])
    expect(wrapText("👩‍🚀👩‍🚀", { width: 10, lines: 3, measure: (text) => (text === "👩‍🚀" ? 10 : 20) }).lines).toEqual(
      ["👩‍🚀", "👩‍🚀"],
    )
  })

  it("never runs over its box, whatever it says", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 200 }),
        fc.integer({ min: 40, max: 400 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, lines) => {
          const each = (part: string) => [...new Intl.Segmenter().segment(part)].length * 10
          const wrapped = wrapText(text, { width, lines, measure: each })
          expect(wrapped.lines.length).toBeLessThanOrEqual(lines)
          for (const line of wrapped.lines) expect(each(line)).toBeLessThanOrEqual(width)
          if (!wrapped.isCut) expect(wrapped.lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""))
        },
      ),
    )
  })

  it("is as large as it can be whole, and is cut at the smallest size alone", () => {
    const wrapAt = (text: string) => (size: number) =>
      wrapText(text, { width: 100, lines: 2, measure: (part) => part.length * size })
    expect(fitText("short", [20, 10, 5], wrapAt("short")).size).toBe(20)
    expect(fitText("four words that fit", [20, 10, 5], wrapAt("four words that fit"))).toMatchObject({
      size: 10,
      isCut: false,
    })
    expect(fitText("x".repeat(99), [20, 10, 5], wrapAt("x".repeat(99)))).toMatchObject({ size: 5, isCut: true })
  })
})
