import { expect, it } from "vitest"
import { subjectsIn } from "./subjects-in.ts"

it.each([
  ["", []],
  ["🛰️🌕", ["🛰️", "🌕"]],
  ["🛰️, 🌕  👩‍🚀", ["🛰️", "🌕", "👩‍🚀"]],
  ["moon-map 🌕", ["moon-map", "🌕"]],
  ["🇩🇪👍🏽", ["🇩🇪", "👍🏽"]],
  ["a b c d e f g h i j", ["a", "b", "c", "d", "e", "f", "g", "h"]],
])("finds what is meant by %j", (typed, subjects) => {
  expect(subjectsIn(typed)).toEqual(subjects)
})
