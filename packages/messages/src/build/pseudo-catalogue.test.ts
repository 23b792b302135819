import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser"
import { expect, it } from "vitest"
import { pseudoText } from "./pseudo-catalogue.ts"

const partsOf = (text: string): MessageFormatElement[] => parse(text, { requiresOtherClause: false })

/** Without the marks that turn a word. */
const plain = (text: string): string => text.replace(/[\u200F\u202C\u202E]/g, "")

it("turns each word round", () => {
  expect(pseudoText("Back to {name}")).toBe("\u200F\u202EBack\u202C\u200F \u200F\u202Eto\u202C\u200F {name}")
})

it.each([
  "{date} {month}",
  "Read <link>what it is</link> about {name}",
  "{count, plural, one {# tile} other {# tiles}}",
  "It''s here: a map",
])("leaves values, elements and plurals as they are: %s", (id) => {
  expect(partsOf(plain(pseudoText(id)))).toEqual(partsOf(id))
})
