import { expect, it } from "vitest"
import { wordForms } from "./word-forms.ts"

it.each([
  ["galaxies", "galaxy"],
  ["galaxy", "galaxies"],
  ["octopuses", "octopus"],
  ["octopus", "octopuses"],
  ["houses", "house"],
  ["wolves", "wolf"],
  ["knife", "knives"],
  ["teeth", "tooth"],
  ["crises", "crisis"],
  ["sleeping", "sleep"],
  ["carried", "carry"],
  ["tasting", "tastes"],
])("%s may be written %s", (word, form) => expect(wordForms(word)).toContain(form))

it("leaves short words and numbers alone", () => {
  expect(wordForms("is")).toEqual([])
  expect(wordForms("gas")).not.toContain("ga")
  expect(wordForms("bus")).not.toContain("bu")
  expect(wordForms("princess")).not.toContain("prince")
  expect(wordForms("1969")).toEqual([])
})
