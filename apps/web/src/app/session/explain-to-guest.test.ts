import type { Category } from "@confetti/contract/category"
import { expect, it } from "vitest"
import { guestSentence } from "./explain-to-guest.ts"

const categories = [{ slug: "space", title: "Space" } as Category]

it.each([
  [{ signal: "picked", category: null }, "Because you picked it"],
  [{ signal: "picked", category: "space" }, "Because you picked Space"],
  [{ signal: "liked", category: "space" }, "Because you liked something about Space"],
  [{ signal: "finished", category: "space" }, "Because you read something to the end about Space"],
  [{ signal: "liked", category: "gone" }, null],
] as const)("a guest is told why: %j is %j", (cause, sentence) => {
  expect(guestSentence(cause, categories)).toBe(sentence)
})
