import type { Thought } from "@confetti/contract/thoughts"
import { expect, it } from "vitest"
import { joinPages } from "./thoughts-reads.ts"

const page = (...ids: string[]) => ({ thoughts: ids.map((id) => ({ id }) as Thought) })

it("pages are joined in order, and each thought stays where it came first", () => {
  expect(joinPages([page("a", "b"), page("b", "c"), page()]).map(({ id }) => id)).toEqual(["a", "b", "c"])
})
