import { expect, it } from "vitest"
import { type Candidate, chooseClip } from "./clip-turns.ts"

const clips = (all: Record<string, Partial<Candidate>>): Map<string, Candidate> =>
  new Map(
    Object.entries(all).map(([id, each]) => [id, { share: 1, isAsked: false, playsByItself: true, ...each }] as const),
  )

it("gives the one most in view its turn, and of equals the one that lies over the others", () => {
  expect(chooseClip(clips({ a: { share: 0.7 }, b: { share: 0.9 }, c: { share: 0.2 } }))).toBe("b")
  expect(chooseClip(clips({ a: {}, b: {} }))).toBe("b")
})

it("begins none by itself that is hardly in view, or that may not", () => {
  expect(chooseClip(clips({ a: { share: 0.5 } }))).toBeNull()
  expect(chooseClip(clips({ a: { playsByItself: false } }))).toBeNull()
})

it("keeps to the one somebody asked for as long as it is seen", () => {
  const asked = { isAsked: true, playsByItself: false }
  expect(chooseClip(clips({ a: { ...asked, share: 0.3 }, b: {} }))).toBe("a")
  expect(chooseClip(clips({ a: { ...asked, share: 0.1 }, b: {} }))).toBe("b")
})
