import { expect, it } from "vitest"
import { wordsIn } from "./words-in.ts"

it("says things in the language of a tag", () => {
  const { t, plural, language } = wordsIn("de-DE")
  expect(language).toBe("de-DE")
  expect(t`On its way: ${"Tasse"}`).toBe("Unterwegs: Tasse")
  expect(plural(1, { one: "+# point", other: "+# points" })).toBe("+1 Punkt")
  expect(plural(1200, { one: "+# point", other: "+# points" })).toBe("+1.200 Punkte")
})

it.each(["en-GB", "xx", "ja"])("says them in English where there is no catalogue of it: %s", (tag) => {
  const { t, plural } = wordsIn(tag)
  expect(t`On its way: ${"a mug"}`).toBe("On its way: a mug")
  expect(plural(1200, { one: "+# point", other: "+# points" })).toBe("+1,200 points")
})

it("finds a text that is tagged where it comes from, and leaves one that is nowhere tagged", () => {
  const { translate } = wordsIn("de")
  expect(translate("Please sign in first.")).toBe("Bitte melde dich erst an.")
  expect(translate("Nobody tagged {this} 'one'.")).toBe("Nobody tagged {this} 'one'.")
})

it("leaves values as they are, whatever is in them", () => {
  const { t } = wordsIn("de")
  expect(t`On its way: ${"{0} '<b>' # 'x"}`).toBe("Unterwegs: {0} '<b>' # 'x")
})
