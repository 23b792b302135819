import { expect, it } from "vitest"
import { readThoughtId, readThoughtsPart, thoughtPart, thoughtPath } from "./thought-link.ts"
import { thoughtsPart } from "./thoughts-part.ts"

const id = "0d9c3b0e-6f7e-4b57-9c7e-2f0f6d1a8b11"

const query = (given: Record<string, string>) => ({ get: (name: string) => given[name] ?? null })

it("names a thought in its tile's address, and finds it there again", () => {
  const path = thoughtPath("mirrors-on-the-moon", id)
  expect(path).toBe(`/tiles/mirrors-on-the-moon?thought=${id}`)
  expect(readThoughtId(query({ thought: id }))).toBe(id)
  expect(readThoughtId(query({ thought: id.toUpperCase() }))).toBe(id)
})

it.each([{}, { thought: "" }, { thought: "1" }, { thought: `${id}0` }, { thought: "<script>" }, { other: id }])(
  "finds none in %j",
  (given) => expect(readThoughtId(query(given))).toBeNull(),
)

it("tells the thoughts of a tile, and one of them, from its subtiles", () => {
  expect(readThoughtsPart(thoughtsPart)).toEqual({ thoughtId: null })
  expect(readThoughtsPart(thoughtPart(id))).toEqual({ thoughtId: id })
  for (const part of [null, "", "6vathyyciyl6t", "thoughtsome", "thoughts 1"]) expect(readThoughtsPart(part)).toBeNull()
})
