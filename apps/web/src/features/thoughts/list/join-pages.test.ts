import type { Thought } from "@confetti/contract/thoughts"
import { expect, it } from "vitest"
import { joinPages } from "./join-pages.ts"

const page = (...ids: string[]) => ({ thoughts: ids.map((id) => ({ id }) as Thought) })

it("lays pages one after the other, and each thought where it came first", () => {
  expect(joinPages([page("a", "b"), page("b", "c"), page()]).map(({ id }) => id)).toEqual(["a", "b", "c"])
})
