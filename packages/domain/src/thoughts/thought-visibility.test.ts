import { expect, it } from "vitest"
import { reviewStates } from "./thought-review.ts"
import { mayRead } from "./thought-visibility.ts"

it("is its author's in any state, and everybody's once it is approved", () => {
  const reader = { isAuthor: false, isHidden: false }
  expect(reviewStates.filter((state) => mayRead(state, { isAuthor: true, isHidden: false }))).toEqual([...reviewStates])
  expect(reviewStates.filter((state) => mayRead(state, reader))).toEqual(["approved"])
  expect(reviewStates.filter((state) => mayRead(state, { ...reader, isHidden: true }))).toEqual([])
})
