import { expect, it } from "vitest"
import { createWindowLimit } from "./window-limit.ts"

it("lets so many through in any span, and says when the next may come", () => {
  const limit = createWindowLimit(2, 10_000)
  limit.take("a", 0)
  expect(limit.wait("a", 4000)).toBe(0)
  limit.take("a", 4000)
  expect(limit.wait("a", 4000)).toBe(6)
  expect(limit.wait("b", 4000)).toBe(0)
  expect(limit.wait("a", 10_000)).toBe(0)
  limit.take("a", 10_000)
  expect(limit.wait("a", 10_001)).toBe(4)
})
