import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { previewCardAddress, previewPictureAddress } from "./preview-address.ts"

const shown = { aspect: "4x3", category: "space" } as const
const anything = fc.string({ unit: "binary", maxLength: 12 })

describe("the address of a picture that is not published", () => {
  it("says all that it is drawn from, whatever stands in it", () => {
    fc.assert(
      fc.property(
        anything,
        fc.array(anything, { maxLength: 3 }),
        fc.option(fc.nat()),
        anything,
        (emoji, extras, seed, title) => {
          const art = { recipe: "orbits", emoji, extras, seed }
          const { searchParams, pathname } = new URL(previewCardAddress(art, shown, title), "https://a.example")
          expect(pathname).toBe("/studio/previews")
          expect(searchParams.get("emoji")).toBe(emoji)
          expect(searchParams.getAll("extra")).toEqual(extras)
          expect(searchParams.get("seed")).toBe(seed === null ? null : String(seed))
          expect(searchParams.get("title")).toBe(title)
          expect(searchParams.get("output")).toBe("card.jpg")
        },
      ),
    )
  })

  it("can stand in a list of sources, which commas and spaces would cut", () => {
    const address = previewPictureAddress({ file: "a, b.png", focus: { x: 0.25, y: 0.5 } }, shown)
    expect(address).toBe("/studio/previews?aspect=4x3&category=space&file=a%2C%20b.png&x=0.25&y=0.5&output=cover")
  })
})
