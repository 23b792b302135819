import { expect, it } from "vitest"
import { hueOfId, initialsOf } from "./portrait.tsx"

it("takes the letters of the first and the last name", () => {
  expect(initialsOf("Ada Lovelace")).toBe("AL")
  expect(initialsOf("  ada  king noel  ")).toBe("AN")
  expect(initialsOf("Björk")).toBe("B")
})

it("keeps a letter whole that is written with more than one unit", () => {
  expect(initialsOf("🦊 Fox")).toBe("🦊F")
})

it("falls back to the address, and to nothing", () => {
  expect(initialsOf("", "reader@confetti.test")).toBe("R")
  expect(initialsOf("", null)).toBe("")
})

it("gives an id one hue for ever, and neighbours different ones", () => {
  expect(hueOfId("user-1")).toBe(hueOfId("user-1"))
  const hues = new Set(Array.from({ length: 50 }, (_, at) => hueOfId(`user-${at}`)))
  expect(hues.size).toBeGreaterThan(40)
  for (const hue of hues) expect(hue).toSatisfy((each: number) => each >= 0 && each < 360)
})
