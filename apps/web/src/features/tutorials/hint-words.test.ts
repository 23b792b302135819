import { tutorials } from "@confetti/domain/tutorials/tutorials"
import { describe, expect, it } from "vitest"
import { hintWords } from "./hint-words.ts"

const all = tutorials.flatMap((tutorial) =>
  (["touch", "buttons", "keys"] as const).map((means) => [tutorial, means] as const),
)

describe.each(all)("%s by %s", (tutorial, means) => {
  const { before, press = "", after, spoken } = hintWords(tutorial, means)
  const shown = [before, press, after].filter((part) => part !== "").join(" ")

  it("is one short sentence for the eyes", () => {
    expect(shown.length).toBeLessThan(36)
    expect(shown).not.toMatch(/\.$/)
  })

  it("is spoken as what can be done, never as a gesture", () => {
    expect(spoken).not.toMatch(/swipe|drag|flick|tap|finger/i)
    expect(spoken).toMatch(/\.$/)
  })
})

it.each(all.filter(([, means]) => means !== "touch"))("%s by %s speaks of no swiping", (tutorial, means) => {
  const { before, after } = hintWords(tutorial, means)
  expect(before + after).not.toMatch(/swipe/i)
})
