import { expect, it } from "vitest"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { parsePage } from "../pack/parse-page.ts"
import { warnOfPages } from "./warn-of-pages.ts"

const page = (slug: string, text: string) => {
  const parsed = parsePage(
    `pages/${slug}.md`,
    `---\ntitle: A page\ndescription: What it says.\n---\n\n${text}\n`,
    () => {},
  )
  return parsed === null ? [] : [parsed]
}
const warnings = (slug: string, text: string) => warnOfPages(page(slug, text)).map((say) => say(wordsIn("en")))

it("counts the placeholders that an operator has left in a legal page", () => {
  expect(warnings("terms", "[Your name.] And more.\n\n- [Which *law* applies.]\n\nNothing here.")).toEqual([
    "pages/terms.md has 2 places in square brackets for you to fill in. Readers see the brackets until you do.",
  ])
  expect(warnings("privacy", "Ask [the operator].")[0]).toContain("has 1 place in")
})

it("says nothing of links, nor of other pages", () => {
  expect(warnings("terms", "Write [to us](/feedback).")).toEqual([])
  expect(warnings("about", "[sic]")).toEqual([])
})
