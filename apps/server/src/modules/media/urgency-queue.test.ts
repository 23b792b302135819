import { expect, it } from "vitest"
import { createUrgencyQueue } from "./urgency-queue.ts"

it("gives what a person waits for before all else, and equals in their order", () => {
  const queue = createUrgencyQueue<string>()
  queue.add("a", "whenever")
  queue.add("b", "soon")
  queue.add("c", "whenever")
  queue.add("d", "asked")
  expect([queue.take(), queue.take()]).toEqual(["d", "b"])
  queue.add("e", "asked")
  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual(["e", "a", "c", undefined])
})
