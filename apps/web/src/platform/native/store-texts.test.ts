import { expect, it } from "vitest"
import { checkStoreTexts, readStoreTexts } from "../../../../../tools/native/store-texts.ts"

it("says of the app no more than both stores take", () => {
  expect(checkStoreTexts(readStoreTexts())).toEqual([])
})

it("is found out where it says more, or nothing", () => {
  const texts = { ...readStoreTexts(), name: "n".repeat(31), subtitle: " ", keywords: "word,quiz, word,quiz" }
  expect(checkStoreTexts({ ...texts, whatsNew: "w".repeat(501) })).toEqual([
    "Store: name has 31 letters, and 30 is the most",
    "Store: subtitle is empty",
    "Store: whatsNew has 501 letters, and 500 is the most",
    "Store: keywords waste letters on “ word”",
    "Store: keywords waste letters on “quiz”",
  ])
})
