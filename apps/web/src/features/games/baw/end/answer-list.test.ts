import { expect, it } from "vitest"
import { answerList } from "./answer-list.ts"

const found = [{ word: "gene", points: 1, isPangram: false, isBonus: false }]

it("lists every word by the alphabet, with what was found and what used all letters", () => {
  expect(answerList({ answers: ["gene", "elegantly", "gale"], found })).toEqual([
    { word: "elegantly", isFound: false, isPangram: true },
    { word: "gale", isFound: false, isPangram: false },
    { word: "gene", isFound: true, isPangram: false },
  ])
})

it("has no answers before the end", () => expect(answerList({ answers: null, found })).toEqual([]))
