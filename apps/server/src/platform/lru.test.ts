import { expect, it } from "vitest"
import { createLru } from "./lru.ts"

it("drops what was used longest ago when it gets too heavy", () => {
  const lru = createLru<string>(10)
  lru.set("a", "A", 4)
  lru.set("b", "B", 4)
  lru.get("a")
  lru.set("c", "C", 4)
  expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual(["A", undefined, "C"])
})

it("counts a replaced value once, and keeps nothing heavier than itself", () => {
  const lru = createLru<string>(10)
  lru.set("a", "A", 6)
  lru.set("a", "B", 6)
  lru.set("b", "C", 4)
  expect([lru.get("a"), lru.get("b")]).toEqual(["B", "C"])
  lru.set("huge", "H", 11)
  expect(lru.get("huge")).toBeUndefined()
})
