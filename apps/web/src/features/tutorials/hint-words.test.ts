import { tutorials } from "@confetti/domain/tutorials/tutorials"
import { describe, expect, it } from "vitest"
import { hintWords } from "./hint-words.ts"

const all = tutorials.flatMap((tutorial) =>
  (["touch", "buttons", "keys"] as const).map((means) => [tutorial, means] as const),
)

describe.each(all)("%s by %s", (tutorial, means) => {
  const { text, press = "", spoken } = hintWords(tutorial, means)

  it("is one short sentence for the eyes", () => {
    expect(text.length).toBeLessThan(36)
    expect(text).not.toMatch(/\.$/)
    expect(text).toContain(press)
  })

  it("is spoken as what can be done, never as a gesture", () => {
    expect(spoken).not.toMatch(/swipe|drag|flick|tap|finger/i)
    expect(spoken).toMatch(/\.$/)
  })
})

it.each(all.filter(([, means]) => means !== "touch"))("%s by %s speaks of no swiping", (tutorial, means) => {
  expect(hintWords(tutorial, means).text).not.toMatch(/swipe/i)
})
