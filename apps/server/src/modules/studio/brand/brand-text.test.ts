import { readFileSync } from "node:fs"
import type { BrandDraft } from "@confetti/contract/studio-brand"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { parseBrand } from "../../content/pack/parse-brand.ts"
import { parseCategories } from "../../content/pack/parse-categories.ts"
import { parsePage } from "../../content/pack/parse-page.ts"
import { categoriesText, draftOfCategory } from "../categories/categories-text.ts"
import { draftOfPage, pageText } from "../pages/page-text.ts"
import type { Report } from "../../content/pack/problem.ts"
import { brandText, draftOfBrand } from "./brand-text.ts"

const pack = (file: string) => readFileSync(new URL(`../../../../../../content/${file}`, import.meta.url), "utf8")
const nothingWrong: Report = (line, say) => {
  throw new Error(`${line}: ${say(wordsIn("en"))}`)
}
const readBrand = (text: string): BrandDraft | null => {
  const file = parseBrand(text, nothingWrong)
  return file && draftOfBrand(file)
}

/** A line full of characters that mean something in YAML and Markdown. */
const words = (most: number) =>
  fc
    .array(
      fc.constantFrom(
        "a",
        "é",
        "7",
        ": ",
        "#",
        "- ",
        "'",
        '"',
        "{",
        "]",
        "&",
        "*",
        "!",
        "|",
        "%",
        "@",
        "\\",
        "~",
        "null",
        "🪐",
      ),
      {
        minLength: 1,
        maxLength: most,
      },
    )
    .map((parts) => parts.join("").trim())
    .filter((text) => text.length > 0 && [...text].length <= most)

describe("a file that the studio writes", () => {
  it("says of the brand what its draft says, whatever signs are in it", () => {
    const known = readBrand(pack("pack.yaml")) as BrandDraft
    expect(readBrand(brandText(known))).toEqual(known)
    fc.assert(
      fc.property(words(20), words(40), fc.integer({ min: 0, max: 360 }), words(40), (name, tagline, hue, title) => {
        const draft = { ...known, name, tagline, hue, shell: { title, description: "" } }
        expect(readBrand(brandText(draft))).toEqual(draft)
      }),
    )
  })

  it("says of categories what their drafts say", () => {
    const known = (parseCategories(pack("categories.yaml"), nothingWrong) ?? []).map(draftOfCategory)
    expect(parseCategories(categoriesText(known), nothingWrong)?.map(draftOfCategory)).toEqual(known)
    fc.assert(
      fc.property(words(20), fc.double({ min: 0, max: 360, noNaN: true }), (title, hue) => {
        const drafts = known.map((draft) => ({ ...draft, title, hue }))
        expect(parseCategories(categoriesText(drafts), nothingWrong)?.map(draftOfCategory)).toEqual(drafts)
      }),
    )
  })

  it("says of a page what it said, with the form that no editor sees", () => {
    for (const slug of ["about", "privacy", "feedback", "account-deletion"]) {
      const text = pack(`pages/${slug}.md`)
      const draft = draftOfPage(text)
      if (!draft) throw new Error(`${slug} can't be read`)
      const written = pageText(draft.page, draft.foot).text
      expect(parsePage(`${slug}.md`, written, nothingWrong)).toEqual(parsePage(`${slug}.md`, text, nothingWrong))
      expect(draftOfPage(written)).toEqual(draft)
    }
  })

  it("leads from a line of a page to that line of its text", () => {
    const page = { title: "A: title", description: "It", markdown: "One.\n\nThree.\n\n#### Five" }
    const lines: (string | number)[][] = []
    const { text, pathAt } = pageText(page, {})
    parsePage("about.md", text, (line) => lines.push([...pathAt(line)]))
    expect(lines).toEqual([["markdown", 5]])
  })
})
