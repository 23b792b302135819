import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { previewCardAddress, previewPictureAddress } from "./preview-address.ts"

const shown = { aspect: "4x3", category: "space" } as const
const anything = fc.string({ unit: "binary", maxLength: 12 })

describe("the address of a picture that is not published", () => {
  it("says all that it is made from, whatever stands in it", () => {
    fc.assert(
      fc.property(anything, fc.option(fc.record({ x: fc.nat(), y: fc.nat() })), anything, (file, focus, title) => {
        const [path, query = ""] = previewCardAddress({ file, focus }, shown, title).split("?")
        const fields = query.split("&").map((field) => field.split("=").map(decodeURIComponent))
        expect(path).toBe("/studio/previews")
        expect(fields).toEqual([
          ["aspect", "4x3"],
          ["category", "space"],
          ["file", file],
          ...(focus ? Object.entries(focus).map(([name, value]) => [name, String(value)]) : []),
          ["title", title],
          ["output", "card.jpg"],
        ])
      }),
    )
  })

  it("can stand in a list of sources, which commas and spaces would cut", () => {
    const address = previewPictureAddress({ file: "a, b.png", focus: { x: 0.25, y: 0.5 } }, shown)
    expect(address).toBe("/studio/previews?aspect=4x3&category=space&file=a%2C%20b.png&x=0.25&y=0.5&output=cover")
  })

  it("has the shape of a picture in a text, which has no format", () => {
    const address = previewPictureAddress({ file: "a.png", focus: null }, { shape: 1.5 })
    expect(address).toBe("/studio/previews?shape=1.5&file=a.png&output=cover")
  })
})
