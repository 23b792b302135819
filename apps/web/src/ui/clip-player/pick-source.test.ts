import { expect, it } from "vitest"
import { pickSource } from "./pick-source.ts"

const sources = [
  { src: "large", width: 1280 },
  { src: "small", width: 640 },
]

it("takes the smallest file that is sharp enough", () => {
  expect(pickSource(sources, 600, false).src).toBe("small")
  expect(pickSource(sources, 700, false).src).toBe("small")
  expect(pickSource(sources, 780, false).src).toBe("large")
  expect(pickSource(sources, 4000, false).src).toBe("large")
})

it("takes the smallest where bytes are dear", () => {
  expect(pickSource(sources, 4000, true).src).toBe("small")
})
