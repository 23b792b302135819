import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { errorCause, ownFrame, plainMessage } from "./error-cause.ts"

const frame = (file: string, method = "render") => ({ file, method })

describe("a message", () => {
  it.each([
    ["Cannot read properties of undefined (reading 'id')", "Cannot read properties of undefined (reading 'id')"],
    ["Tile 123 of 4567 is gone", "Tile # of # is gone"],
    ["no tile 8f2f5a0e-7f0d-4b7e-9b0a-1d2c3b4a5f60", "no tile #"],
    ["nobody is q7ZpB2mX9kLw4TfV8nRs3HcY6jGd1aEu", "nobody is #"],
    ["https://a.test:8080/search?q=moon failed", "/search failed"],
    ["  two\n\tlines ", "two lines"],
  ])("%j is counted as %j", (message, plain) => expect(plainMessage(message)).toBe(plain))

  it("said again stays as it is, and is never long", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 900, unit: "grapheme" }), fc.stringMatching(/^[\w ?&:/.-]{0,80}$/)),
        (message) => {
          const plain = plainMessage(message)
          expect(plainMessage(plain)).toBe(plain)
          expect(plain.length).toBeLessThanOrEqual(300)
          expect(plain).not.toMatch(/\d/)
        },
      ),
    )
  })

  it("is the same whatever number stands in it", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        expect(plainMessage(`Tile ${one} is gone`)).toBe(plainMessage(`Tile ${other} is gone`))
      }),
    )
  })

  it("names nobody: no id of ours is left in it", () => {
    const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    const userId = fc.array(letter, { minLength: 32, maxLength: 32 }).map((letters) => letters.join(""))
    fc.assert(
      fc.property(userId, (each) => {
        expect(plainMessage(`no record of ${each}.`)).toBe("no record of #.")
      }),
    )
  })
})

describe("where it came from", () => {
  it("is the uppermost line of ours, in whatever build", () => {
    const stack = [
      frame("https://cdn.test/player.js"),
      frame("https://a.test/assets/home-screen-Ab3_x-9Z.js?v=2", "mixFeed"),
      frame("https://a.test/assets/vendor-AAAAAAAA.js"),
    ]
    expect(ownFrame(stack)).toBe("home-screen.js mixFeed")
    expect(ownFrame([frame("capacitor://localhost/assets/home-screen-ZZZZZZZZ.js", "t")])).toBe("home-screen.js")
    expect(ownFrame([frame("chrome-extension://abc/content.js"), frame("<anonymous>")])).toBe("")
    expect(ownFrame([])).toBe("")
  })

  it("tells apart what says the same", () => {
    const seen = { errorClass: "TypeError", message: "x is undefined" }
    const of = (file: string) => errorCause({ ...seen, stack: [frame(file)] })
    expect(of("/assets/a-12345678.js")).toEqual(of("/assets/a-87654321.js"))
    expect(of("/assets/a-12345678.js")).not.toEqual(of("/assets/b-12345678.js"))
  })
})
